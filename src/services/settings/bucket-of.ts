import type { BucketAccess } from '#app/integrations/files/port.ts';
import type { ResolvedProviders } from './resolve-providers.ts';

type Files = Pick<ResolvedProviders['settings'], 'files'>;

/** The bucket of the settings, whether or not it is the chosen store; null while a part of its details is missing. */
export function bucketOf({
  settings,
  secrets,
}: {
  settings: Files;
  secrets: ResolvedProviders['secrets'];
}): BucketAccess | null {
  const { endpoint, region, bucket, prefix, accessKeyId } = settings.files;
  const secretAccessKey = secrets['files.secretKey'];
  if (bucket === '' || accessKeyId === '' || secretAccessKey === undefined) return null;
  return {
    endpoint: endpoint || `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    accessKeyId,
    secretAccessKey,
  };
}
