import { socialPicture } from '#app/domain/social-picture.ts';
import { usePublicUrl } from '#app/web/site/use-public-url.ts';
import { useSettings } from '#app/web/site/use-settings.ts';

/** What search engines and messengers read: title, description, the one address of the page, its card. */
export function PageMeta({
  title,
  documentTitle,
  description,
  path,
  picture,
}: {
  /** Without the brand, which is added. */
  title: string;
  /** In place of the title with the brand behind it. */
  documentTitle?: string;
  description: string;
  /** The page's own path, whatever is in the address bar. */
  path: string;
  /** An illustration's or any picture's address. */
  picture?: string;
}) {
  const { brand, hero } = useSettings();
  const publicUrl = usePublicUrl();
  const name = `${brand.first} ${brand.second}`;
  const address = `${publicUrl}${path}`;
  const image = absoluteAddress(publicUrl, socialPicture(picture || hero.trendingImage));
  return (
    <>
      <title>{documentTitle ?? `${title} | ${name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A path of this site as an address that holds anywhere; other addresses as they are. */
export function absoluteAddress(publicUrl: string, address: string): string {
  return address.startsWith('/') ? `${publicUrl}${address}` : address;
}
