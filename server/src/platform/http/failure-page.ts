import type { Language } from '@fovea/shared-types/language';
import { failurePageTexts, type FailureActionName } from '../../i18n/failure-page-text.js';
import { escaped, HTML_LANG } from '../text/markup.js';

/** A link of the failure page; the first is the primary one. */
export interface FailureAction {
  name: FailureActionName;
  href: string;
}

export interface FailurePage {
  language: Language;
  title: string;
  text: string;
  actions: readonly FailureAction[];
  traceId: string;
}

/** No script and nothing from elsewhere, so that it is shown whatever else is away. */
export function failurePage({ language, title, text, actions, traceId }: FailurePage): string {
  const { actions: names, reference } = failurePageTexts(language);
  const links = actions
    .map(({ name, href }) => `<a href="${escaped(href)}">${escaped(names[name])}</a>`)
    .join('');
  return `<!doctype html><html lang="${HTML_LANG[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escaped(title)} | Fovea</title>
<style>*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#f6f8fa;color:#1a1d21;font:16px/1.6 system-ui,sans-serif}
main{width:100%;max-width:520px;background:#fff;border:1px solid #e3e6ea;border-radius:12px;padding:32px 24px}
h1{margin:0 0 12px;font-size:22px;line-height:1.35;text-wrap:balance}p{margin:0;line-break:strict}
nav{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0}a{flex:1 1 180px;display:grid;place-items:center;min-height:48px;padding:8px 16px;border:1px solid #6b7480;border-radius:8px;color:#1a1d21;text-align:center;text-decoration:none}
a:first-child{background:#0b5cad;border-color:#0b5cad;color:#fff}a:focus-visible{outline:3px solid #0b5cad;outline-offset:2px}
small{display:block;color:#5a636e;font-size:13px;overflow-wrap:anywhere}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><nav>${links}</nav><small>${escaped(reference + traceId)}</small></main></body></html>`;
}
