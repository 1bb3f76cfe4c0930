import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('where files are kept', () => {
  const keys = { S3_BUCKET: 'agency', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const ofFiles = (env: Record<string, string>) =>
    Object.fromEntries(Object.entries(readConfig(env).fixed).filter(([path]) => path.startsWith('files.')));

  it('is left to the settings without a bucket, and fixed field by field with one', () => {
    expect(ofFiles({})).toEqual({});
    expect(ofFiles({ S3_REGION: 'auto' })).toEqual({ 'files.region': 'auto' });
    expect(ofFiles({ ...keys, S3_SECRET_ACCESS_KEY: '' })).toEqual({
      'files.store': 's3',
      'files.bucket': 'agency',
      'files.accessKeyId': 'id',
    });
    expect(ofFiles({ ...keys, S3_ENDPOINT: 'http://minio:9000/', S3_PREFIX: '/a/b/' })).toEqual({
      'files.store': 's3',
      'files.bucket': 'agency',
      'files.accessKeyId': 'id',
      'files.secretKey': 'secret',
      'files.endpoint': 'http://minio:9000',
      'files.prefix': 'a/b',
    });
  });

  it.each([
    { S3_BUCKET: '../x' },
    { S3_ENDPOINT: 'ftp://x.example' },
    { S3_PREFIX: 'a//b' },
    { S3_PREFIX: 'a/../b' },
    { S3_REGION: 'ap south' },
  ])('refuses %j by its name', (wrong) => {
    expect(() => readConfig({ ...keys, ...wrong })).toThrow(Object.keys(wrong)[0]);
  });
});
