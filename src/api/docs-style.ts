/** Style of the API's page, in the brand's colours. Inline, since the page must work with no other file. */
export const DOCS_STYLE = `
:root{--cedar-800:#144434;--cedar-700:#1a5a45;--cedar-50:#f0f8f4;--paper:#fbf8f1;--line:#e6e0d3;--ink:#17211c;--ink-2:#46524b;--red:#b32318}
*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:16px}
body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.55 "Plus Jakarta Sans Variable",system-ui,sans-serif}
a{color:var(--cedar-700)}a:hover{color:var(--cedar-800)}
code,pre,.path{font-family:"JetBrains Mono Variable",ui-monospace,monospace;font-size:12.5px}
.shell{display:grid;grid-template-columns:270px minmax(0,1fr);max-width:1280px;margin:0 auto}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:28px 20px;border-right:1px solid var(--line)}
nav h2{font-size:12px;margin:18px 0 6px;color:var(--ink-2)}
nav ul{list-style:none;margin:0;padding:0}nav a{display:block;padding:3px 0;text-decoration:none;overflow-wrap:anywhere}
main{padding:36px 32px 80px}h1{font-size:28px;line-height:1.2;margin:0 0 8px}h2{font-size:20px;margin:40px 0 12px}
.lead{color:var(--ink-2);max-width:70ch;white-space:pre-line}
section.op,section.sc{background:#fff;border:1px solid var(--line);border-radius:12px;padding:16px 20px;margin:0 0 14px}
.op h3,.sc h3{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin:0;font-size:15px}
.path{font-size:14px;overflow-wrap:anywhere}
.verb{font-size:11.5px;font-weight:700;letter-spacing:.02em;padding:3px 8px;border-radius:6px;background:var(--cedar-50);color:var(--cedar-800)}
.verb.delete{background:#fde3e0;color:var(--red)}.verb.post{background:var(--cedar-800);color:#fff}
.op p{margin:6px 0 0;color:var(--ink-2)}h4{font-size:12.5px;margin:16px 0 4px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:420px}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
th{font-size:12px;color:var(--ink-2);font-weight:600;border-top:0}td:first-child{white-space:nowrap;width:72px}
@media(max-width:860px){.shell{display:block}nav{position:static;max-height:none;border-right:0;border-bottom:1px solid var(--line);padding:20px}nav details ul{padding-bottom:8px}main{padding:24px 20px 60px}}
`;
