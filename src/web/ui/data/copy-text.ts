import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

/** Puts a text into the clipboard and says so. */
export async function copyText(text: string, said = 'Link copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess({ title: said });
  } catch {
    showFailure({ title: 'It could not be copied', detail: 'Select it and copy it by hand.' });
  }
}
