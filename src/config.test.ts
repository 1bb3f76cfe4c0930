import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('where files are kept', () => {
  const keys = { S3_BUCKET: 'agency', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  it('is the data folder without a bucket, and needs its keys with one', () => {
    expect(readConfig({}).s3).toBeNull();
    for (const wrong of [
      { S3_BUCKET: 'agency' },
      { S3_ENDPOINT: 'https://s3.example' },
      { ...keys, S3_SECRET_ACCESS_KEY: '' },
    ])
      expect(() => readConfig(wrong)).toThrow('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  });

  it('has the address of its region unless it has one of its own', () => {
    expect(readConfig({ ...keys, S3_REGION: 'ap-south-1' }).s3).toEqual({
      endpoint: 'https://s3.ap-south-1.amazonaws.com',
      bucket: 'agency',
      region: 'ap-south-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      prefix: '',
    });
    expect(readConfig({ ...keys, S3_ENDPOINT: 'http://minio:9000/', S3_PREFIX: '/a/b/' }).s3).toMatchObject({
      endpoint: 'http://minio:9000',
      prefix: 'a/b/',
    });
  });

  it.each([
    { S3_BUCKET: '../x' },
    { S3_ENDPOINT: 'ftp://x.example' },
    { S3_PREFIX: 'a//b' },
    { S3_REGION: 'ap south' },
  ])('refuses %j by its name', (wrong) => {
    expect(() => readConfig({ ...keys, ...wrong })).toThrow(Object.keys(wrong)[0]);
  });
});
