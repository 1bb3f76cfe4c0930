const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** A slow phone takes some milliseconds to ask for a file: all at once they would be one long task. */
const FILES_A_TASK = 4;
/** What the scripts use and the oldest browsers that read their syntax lack: there the page stays as it is in the HTML. */
const FIT = '"hasOwn" in Object && "timeout" in AbortSignal';
const IMPORT = /^;?\s*import (?:\* as (\w+) from )?("[^"]+");?\s*$/;

/**
 * Makes the page's scripts start after its load event: until then the line belongs to the styles, the headings' font
 * and the hero's picture. React Router would fetch them all from the head on. Its start script stays what it is, with
 * its imports made dynamic; HTML in which it is not found is returned as it came.
 */
export function deferScripts(html: string): string {
  const code = START.exec(html)?.[1];
  if (code === undefined) return html;
  const preloads = [...html.matchAll(PRELOAD)].map((match) => match[1]);
  const modules: string[] = [];
  const names: string[] = [];
  const rest: string[] = [];
  for (const line of code.split('\n')) {
    const found = IMPORT.exec(line);
    if (found?.[2] === undefined) rest.push(line);
    else {
      names.push(found[1] ?? '');
      modules.push(`import(${found[2]})`);
    }
  }
  const script = `const files = ${JSON.stringify(preloads)};
const preload = () => {
  for (const href of files.splice(0, ${FILES_A_TASK})) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  setTimeout(files.length > 0 ? preload : start);
};
const start = () => {
  Promise.all([${modules.join(', ')}]).then(([${names.join(', ')}]) => {
${rest.join('\n').trim()}
  }).catch((error) => { stay(); throw error; });
};
const stay = () => document.documentElement.removeAttribute("data-later");
if (!(${FIT})) stay();
else if (document.readyState === "complete") preload();
else addEventListener("load", () => setTimeout(preload), { once: true });`;
  return html.replace(PRELOAD, '').replace(START, () => `<script type="module" async="">${script}</script>`);
}
