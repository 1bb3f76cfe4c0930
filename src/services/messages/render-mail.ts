import { type BrandPalette, brandPalette } from '#app/domain/brand-palette.ts';
import { escapeHtml } from '#app/domain/escape-html.ts';
import type { SiteSettings } from '#app/domain/settings.ts';

/** What an e-mail is made of, in order; every text is plain and becomes HTML only in `renderMail`. */
export type MailBlock =
  | { type: 'text'; text: string }
  | { type: 'rows'; title: string; rows: Array<[label: string, value: string]> }
  | { type: 'list'; title: string; items: string[] }
  | { type: 'link'; label: string; url: string };

export interface MailContent {
  title: string;
  blocks: MailBlock[];
  /** A person’s own words: without the title above them. */
  letter?: boolean;
  /** Above the footer: whom to ask. */
  settings: Pick<SiteSettings, 'brand' | 'contact'>;
}

const FONT = "font-family:'Plus Jakarta Sans',Segoe UI,Helvetica,Arial,sans-serif";
const DISPLAY = 'font-family:Fraunces,Georgia,serif';

/** The same content as HTML (tables and inline styles, as mail programs need it) and as plain text. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: toHtml(content), text: toText(content) };
}

function toText({ title, blocks, settings }: MailContent): string {
  const { brand, contact } = settings;
  const parts = blocks.map((block) => {
    switch (block.type) {
      case 'text':
        return block.text;
      case 'rows':
        return [block.title, ...block.rows.map(([label, value]) => `  ${label}: ${value}`)].join('\n');
      case 'list':
        return [block.title, ...block.items.map((item) => `  ${item}`)].join('\n');
      case 'link':
        return `${block.label}:\n${block.url}`;
      default:
        return block satisfies never;
    }
  });
  const footer = `${brand.first} ${brand.second}\n${contact.phone} | ${contact.email} | ${contact.hours}`;
  return `${[title, ...parts, footer].join('\n\n')}\n`;
}

function toHtml({ title, blocks, letter = false, settings }: MailContent): string {
  const { brand, contact } = settings;
  const shade = brandPalette(brand);
  const name = `${brand.first} ${brand.second}`;
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:#f4efe3;color:#17211c;${FONT};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4efe3"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="background:${shade['--cedar-800']};padding:22px 28px;color:#ffffff;${DISPLAY};font-size:20px">${escapeHtml(brand.first)}<span style="color:${shade['--marigold-300']}">&nbsp;${escapeHtml(brand.second)}</span></td></tr>
${letter ? '' : headline(title, shade)}${blocks.map((block) => `<tr><td style="padding:12px 28px">${blockHtml(block, shade)}</td></tr>`).join('\n')}
<tr><td style="padding:20px 28px 26px;border-top:1px solid #e6e0d3;color:#46524b;font-size:14px"><strong>${escapeHtml(name)}</strong><br>
<a href="tel:${escapeHtml(contact.phoneLink)}" style="color:${shade['--cedar-700']}">${escapeHtml(contact.phone)}</a> &middot; <a href="mailto:${escapeHtml(contact.email)}" style="color:${shade['--cedar-700']}">${escapeHtml(contact.email)}</a> &middot; ${escapeHtml(contact.hours)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function headline(title: string, shade: BrandPalette): string {
  return `<tr><td style="padding:28px 28px 8px"><h1 style="margin:0;${DISPLAY};font-weight:500;font-size:26px;line-height:1.25;color:${shade['--cedar-900']}">${escapeHtml(title)}</h1></td></tr>\n`;
}

function blockHtml(block: MailBlock, shade: BrandPalette): string {
  switch (block.type) {
    case 'text':
      return `<p style="margin:0">${withBreaks(block.text)}</p>`;
    case 'rows':
      return `${heading(block.title, shade)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${block.rows.map(rowHtml).join('')}</table>`;
    case 'list':
      return `${heading(block.title, shade)}${block.items.map((item) => `<p style="margin:0 0 6px">${withBreaks(item)}</p>`).join('')}`;
    case 'link':
      return `<a href="${escapeHtml(block.url)}" style="display:inline-block;background:${shade['--cedar-700']};color:#ffffff;text-decoration:none;font-weight:bold;padding:14px 26px;border-radius:999px">${escapeHtml(block.label)}</a>`;
    default:
      return block satisfies never;
  }
}

function rowHtml([label, value]: [string, string]): string {
  const cell = 'padding:7px 0;border-bottom:1px solid #f0ebdf;vertical-align:top';
  return `<tr><td style="${cell};color:#46524b;padding-right:16px">${escapeHtml(label)}</td><td align="right" style="${cell};font-weight:bold">${withBreaks(value)}</td></tr>`;
}

function heading(title: string, shade: BrandPalette): string {
  return `<h2 style="margin:0 0 8px;${DISPLAY};font-weight:500;font-size:19px;color:${shade['--cedar-800']}">${escapeHtml(title)}</h2>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}
