import type { Page } from '@playwright/test';

/** A picture of one colour, as a browser makes it. */
export async function pngPicture(page: Page, color: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = fill;
      pen.fillRect(0, 0, 640, 480);
    }
    return canvas.toDataURL('image/png');
  }, color);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
