import { describe, expect, it } from 'vitest';
import { ALL_DEFAULTS, legalValues } from './all-settings.ts';
import { LEGAL_DEFAULTS } from './legal-defaults.ts';
import { readLegalText, unknownNames } from './legal-text.ts';

const values = legalValues(ALL_DEFAULTS, '- Nobody');
const text = (words: string) => ({ type: 'text', text: words });

describe('a legal text', () => {
  it('P26 has headings, paragraphs, lists, tables, strong words and links', () => {
    const body =
      '## One\nFirst line\nand on.\r\n\r\n- **Bold:** a\n- b\n  goes on\n\n| H | I |\n|---|---|\n| x | [y](/z) |\n\nEnd.';
    expect(readLegalText(body, values)).toEqual([
      { type: 'heading', content: [text('One')] },
      { type: 'paragraph', content: [text('First line and on.')] },
      { type: 'list', items: [[{ type: 'strong', text: 'Bold:' }, text(' a')], [text('b goes on')]] },
      {
        type: 'table',
        head: [[text('H')], [text('I')]],
        rows: [[[text('x')], [{ type: 'link', text: 'y', href: '/z' }]]],
      },
      { type: 'paragraph', content: [text('End.')] },
    ]);
  });

  it('P26 fills in the settings, also in addresses, and reads none of them as markup', () => {
    const odd = { ...values, legalName: '**A** [b](/c) {{email}}' };
    expect(readLegalText('{{legalName}} at [{{ email }}](mailto:{{email}})', odd)).toEqual([
      {
        type: 'paragraph',
        content: [
          text('**A** [b](/c) {{email}} at '),
          { type: 'link', text: values.email, href: `mailto:${values.email}` },
        ],
      },
    ]);
    expect(unknownNames('{{phone}} {{ceo}} {{}} {{ toString }}')).toEqual(['ceo', '', 'toString']);
  });

  it('SEC-02 links lead to pages, mail and phones only; markup is text', () => {
    for (const address of ['javascript:alert', '//evil.example', 'data:text/html,x', 'http://x.example'])
      expect(readLegalText(`[go](${address})`, values)).toEqual([
        { type: 'paragraph', content: [text('go')] },
      ]);
    expect(readLegalText('<b onclick=x>', values)).toEqual([
      { type: 'paragraph', content: [text('<b onclick=x>')] },
    ]);
  });

  it('P26 the texts of the first start use only names that exist', () => {
    for (const { body } of Object.values(LEGAL_DEFAULTS)) {
      expect(unknownNames(body)).toEqual([]);
      expect(JSON.stringify(readLegalText(body, values))).not.toContain('{{');
    }
  });
});
