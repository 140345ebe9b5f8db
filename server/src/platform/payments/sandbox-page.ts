import { minorDigits, toWire } from '@fovea/shared-types/money';
import { sandboxTexts } from '../../i18n/sandbox-text.js';
import { escaped, HTML_LANG } from '../text/markup.js';
import type { HostedPayment } from './payment-provider.js';

/**
 * The page on which somebody pays: no script, nothing from elsewhere.
 * @param address of the page itself, to which its two forms go
 */
export function sandboxPage(payment: HostedPayment, address: string): string {
  const { amount, currency, language, title } = payment;
  const texts = sandboxTexts(language);
  const money = new Intl.NumberFormat(HTML_LANG[language], {
    ...{ style: 'currency', currency, currencyDisplay: 'code' },
    ...{ minimumFractionDigits: minorDigits(currency) },
  }).format(Number(toWire(amount, currency)));
  const form = (paid: 0 | 1, label: string): string =>
    `<form method="post" action="${escaped(`${address}&paid=${paid}`)}"><button>${escaped(label)}</button></form>`;
  return `<!doctype html><html lang="${HTML_LANG[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escaped(texts.title)}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:28rem;margin:10vh auto;padding:0 1rem;color:#16212c}
main{border:1px solid #cfd6dd;border-radius:12px;padding:1.5rem}h1{font-size:1.25rem}
strong{display:block;font-size:1.75rem;margin:.5rem 0 1.5rem}
button{font:inherit;width:100%;min-height:48px;border-radius:8px;border:1px solid #0b5cad;background:#0b5cad;color:#fff;margin-top:.75rem}
form+form button{background:#fff;color:#16212c;border-color:#8a96a3}</style></head>
<body><main><h1>${escaped(texts.title)}</h1><p>${escaped(texts.notice)}</p><p>${escaped(title)}</p>
<strong>${escaped(money)}</strong>${form(1, texts.pay)}${form(0, texts.decline)}</main></body></html>`;
}
