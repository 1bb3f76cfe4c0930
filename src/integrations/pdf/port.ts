import type { PrintedBrochure } from '#app/domain/printed-brochure.ts';
import type { PrintedDocument } from '#app/domain/printed-document.ts';

/** The templates with the data each takes. All texts arrive ready to print: money formatted, dates written out. */
export interface PdfTemplates {
  document: PrintedDocument;
  brochure: PrintedBrochure;
}

/** Makes PDF files off the event loop. */
export interface PdfMaker {
  /**
   * The file's bytes: equal data gives equal bytes. `files` are the pictures (JPEG, SVG) that the data names. Throws
   * when the engine refuses the data or takes longer than the limit; the next call works again.
   */
  render<Name extends keyof PdfTemplates>(
    template: Name,
    data: PdfTemplates[Name],
    files?: Record<string, Uint8Array>,
  ): Promise<Uint8Array>;
  close(): Promise<void>;
}
