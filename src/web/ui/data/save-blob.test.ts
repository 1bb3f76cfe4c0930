import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveBlob } from './save-blob.ts';

const link = { href: '', download: '', click: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('B21 a download keeps its address for a minute, so that a slow browser still finds the file', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveBlob('statement.pdf', new Blob(['%PDF']));
  expect(link).toMatchObject({ href: 'blob:file', download: 'statement.pdf' });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file');
});
