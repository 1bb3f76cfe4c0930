import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/>
<link rel="stylesheet" href="/assets/site.css"/></head><body><script>window.a = 1</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/landing.js";
const route1 = {...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"landing":route1};

import("/assets/entry.js");</script></body>`;

test('scripts wait for the load event, and nothing of them is fetched before it', () => {
  const html = deferScripts(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
  expect(html).toContain('addEventListener("load", () => setTimeout(preload)');
  expect(html).toContain('["/assets/entry.js","/assets/root.js"]');
  expect(html).toContain(
    'Promise.all([import("/assets/manifest.js"), import("/assets/root.js"), import("/assets/landing.js")]).then(([, route0, route1_main]) => {',
  );
  expect(html).not.toMatch(/^\s*import [*"]/m);
});

test('the start script keeps its order: route modules first, the entry last', () => {
  const html = deferScripts(page);
  const at = (text: string) => html.indexOf(text);
  expect(at('window.__reactRouterRouteModules')).toBeGreaterThan(at('const route1 ='));
  expect(at('import("/assets/entry.js");')).toBeGreaterThan(at('window.__reactRouterRouteModules'));
});

test('a browser that lacks what the scripts use fetches none of them', () => {
  const html = deferScripts(page);
  expect(html).toContain(
    'if (!("hasOwn" in Object && "timeout" in AbortSignal)) stay();\nelse if (document.readyState',
  );
});

test('a page without the start script is left alone', () => {
  expect(deferScripts('<p>static</p>')).toBe('<p>static</p>');
});
