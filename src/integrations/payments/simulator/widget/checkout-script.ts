import { readFileSync } from 'node:fs';

const MODULE_WORDS = /^import .*$|^export /gm;

let script: string | null = null;

/** The widget's modules as one classic script, as pages load the provider's; nothing of it is inline in a page. */
export function checkoutScript(): string {
  if (script !== null) return script;
  const part = (name: string) =>
    readFileSync(new URL(name, import.meta.url), 'utf8').replace(MODULE_WORDS, '');
  const style = JSON.stringify(part('./widget.css'));
  script = `(() => {\n'use strict';\nconst STYLE = ${style};\n${part('./view.js')}\n${part('./checkout.js')}\n})();\n`;
  return script;
}
