import { Parser } from 'htmlparser2';
import type { RowSink } from './row-sink.ts';

/** The rows of a page's first table: what some programs save as .xls. Only text is taken. */
export function readHtmlRows(html: string, sink: RowSink): void {
  let tables = 0;
  let isDone = false;
  let row: string[] | null = null;
  let cell: string | null = null;
  let silent = 0;
  let number = 0;
  const endCell = () => {
    if (cell !== null) row?.push(cell.replace(/[ \t]+/g, ' ').trim());
    cell = null;
  };
  const endRow = () => {
    endCell();
    if (row) sink(++number, row);
    row = null;
  };

  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'script' || name === 'style') silent += 1;
        if (isDone || silent > 0) return;
        if (name === 'table') tables += 1;
        // A table within a cell is that cell's text.
        if (tables !== 1) return;
        if (name === 'tr') {
          endRow();
          row = [];
        } else if (name === 'td' || name === 'th') {
          endCell();
          cell = '';
        } else if (name === 'br' && cell !== null) cell += '\n';
      },
      ontext(text) {
        if (cell !== null && silent === 0) cell += text.replace(/\s+/g, ' ');
      },
      onclosetag(name) {
        if (name === 'script' || name === 'style') silent -= 1;
        if (isDone || silent > 0) return;
        if (tables === 1 && (name === 'td' || name === 'th')) endCell();
        if (tables === 1 && name === 'tr') endRow();
        if (name !== 'table') return;
        tables -= 1;
        if (tables > 0) return;
        endRow();
        isDone = number > 0;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
}
