import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfPage {
  /** The page's texts in order, joined by spaces. */
  text: string;
  /** Each piece with its distance from the page's foot, in points. */
  pieces: Array<{ text: string; x: number; y: number }>;
}

/** The pages of a PDF file as a reader sees their text. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
        : [],
    );
    pages.push({ text: pieces.map(({ text }) => text).join(' '), pieces });
  }
  await document.destroy();
  return pages;
}
