import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import { ITEM_CONDITION, SALE_STATE } from '@fovea/shared-types/sale-states';
import { codeName } from '../../i18n/dictionary-text.js';
import { previewTexts } from '../../i18n/preview-text.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { escaped, HTML_LANG } from '../../platform/text/markup.js';
import { plainText, scriptJson, shortened } from './markup.js';
import type { PreviewRow } from './preview.repository.js';

const SITE = 'Fovea';
const TITLE_MAX = 120;
const DESCRIPTION_MAX = 200;
const LOCALE: Record<Language, string> = { zh: 'zh_CN', en: 'en_US', ja: 'ja_JP' };

/** The address of a lot for those who cannot read hash routes, and for links that people share. */
export const lotAddress = (publicUrl: string, goodsSn: string, language?: Language): string =>
  `${publicUrl}/lot/${encodeURIComponent(goodsSn)}${language === undefined ? '' : `?lang=${language}`}`;

/** Where people read about a lot. */
export const shopAddress = (publicUrl: string, goodsSn: string): string =>
  `${publicUrl}/#/commodityDetail?goods_sn=${encodeURIComponent(goodsSn)}`;

/** A page of a lot for search engines and link previews: everything that they show, without a script. */
export function lotPage(row: PreviewRow, publicUrl: string, language: Language): string {
  const texts = previewTexts(language);
  const own = lotAddress(publicUrl, row.goods_sn, language);
  const title = shortened(row.name, TITLE_MAX);
  const description = plainText(row.content, DESCRIPTION_MAX) || factsOf(row, language).join(' · ');
  const [image] = row.images;
  const property = (name: string, content: string | number): string =>
    `<meta property="${name}" content="${escaped(String(content))}">`;
  return `<!doctype html>
<html lang="${HTML_LANG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} | ${SITE}</title>
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${escaped(own)}">
${alternates(publicUrl, row.goods_sn)}
${[
  property('og:type', 'product'),
  property('og:site_name', SITE),
  property('og:title', title),
  property('og:description', description),
  property('og:url', own),
  property('og:locale', LOCALE[language]),
  ...LANGUAGES.filter((other) => other !== language).map((other) =>
    property('og:locale:alternate', LOCALE[other]),
  ),
  ...(image
    ? [
        property('og:image', publicUrl + fileUrl(image.image_key)),
        property('og:image:width', image.width),
        property('og:image:height', image.height),
        property('og:image:alt', title),
      ]
    : []),
].join('\n')}
<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">
<script type="application/ld+json">${scriptJson(productData(row, publicUrl, own, description))}</script>
</head>
<body>
<main>
<h1>${escaped(row.name)}</h1>
${image ? `<img src="${escaped(fileUrl(image.image_key))}" alt="" width="${image.width}" height="${image.height}">` : ''}
<p>${factsOf(row, language).map(escaped).join(' · ')}</p>
<p>${escaped(plainText(row.content, 5000))}</p>
<p><a href="${escaped(shopAddress(publicUrl, row.goods_sn))}">${escaped(texts.view)}</a></p>
</main>
</body>
</html>
`;
}

/** The same for an address without a lot. */
export function missingPage(publicUrl: string, language: Language): string {
  const texts = previewTexts(language);
  return `<!doctype html>
<html lang="${HTML_LANG[language]}">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escaped(texts.missing)} | ${SITE}</title></head>
<body><main><h1>${escaped(texts.missing)}</h1><p><a href="${escaped(`${publicUrl}/`)}">${escaped(texts.home)}</a></p></main></body>
</html>
`;
}

const alternates = (publicUrl: string, goodsSn: string): string =>
  [
    ...LANGUAGES.map((language) => [HTML_LANG[language], lotAddress(publicUrl, goodsSn, language)]),
    ['x-default', lotAddress(publicUrl, goodsSn)],
  ]
    .map(([lang, address = '']) => `<link rel="alternate" hreflang="${lang}" href="${escaped(address)}">`)
    .join('\n');

/** What experts read first. */
const factsOf = (row: PreviewRow, language: Language): string[] =>
  [
    row.brand_name,
    row.model ?? '',
    row.year === null ? '' : String(row.year),
    row.category_name,
    codeName(language, 'item_condition', row.condition),
  ].filter((fact) => fact !== '');

const AVAILABILITY: Readonly<Record<number, string>> = {
  [SALE_STATE.on_sale]: 'InStock',
  [SALE_STATE.negotiating]: 'LimitedAvailability',
  [SALE_STATE.coming_soon]: 'PreOrder',
  [SALE_STATE.in_auction]: 'LimitedAvailability',
  [SALE_STATE.sold_out]: 'SoldOut',
};

/** schema.org's Product; a lot whose price bids decide has no offer to name. */
function productData(row: PreviewRow, publicUrl: string, url: string, description: string): object {
  const schema = (name: string): string => `https://schema.org/${name}`;
  const condition = row.condition === ITEM_CONDITION.new ? 'NewCondition' : 'UsedCondition';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: row.name,
    description,
    sku: row.goods_sn,
    url,
    image: row.images.map(({ image_key }) => publicUrl + fileUrl(image_key)),
    brand: { '@type': 'Brand', name: row.brand_name },
    category: row.category_name,
    itemCondition: schema(condition),
    ...(row.model === null ? {} : { model: row.model }),
    ...(row.year === null ? {} : { productionDate: String(row.year) }),
    ...(row.gtin === null ? {} : { gtin: row.gtin }),
    ...(row.price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: toWire(row.price, row.currency),
            priceCurrency: row.currency,
            availability: schema(AVAILABILITY[row.sale_state] ?? 'InStock'),
            itemCondition: schema(condition),
            ...(row.company_name === null
              ? {}
              : { seller: { '@type': 'Organization', name: row.company_name } }),
          },
        }),
  };
}
