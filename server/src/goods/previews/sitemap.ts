import { LANGUAGES } from '@fovea/shared-types/language';
import { escaped, HTML_LANG } from '../../platform/text/markup.js';
import { lotAddress } from './lot-page.js';
import type { SitemapChunk, SitemapRow } from './preview.repository.js';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index: one sitemap for each chunk. */
export const sitemapIndex = (publicUrl: string, chunks: readonly SitemapChunk[]): string =>
  `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${chunks
    .map(
      ({ chunk, changed_at }) =>
        `<sitemap><loc>${escaped(`${publicUrl}/sitemaps/${chunk}.xml`)}</loc><lastmod>${changed_at.toISOString()}</lastmod></sitemap>\n`,
    )
    .join('')}</sitemapindex>\n`;

/** One chunk, piece by piece: each lot with its pages in three languages. */
export async function* sitemap(
  publicUrl: string,
  pages: AsyncIterable<readonly SitemapRow[]>,
): AsyncGenerator<string> {
  yield `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const rows of pages) yield rows.map((row) => entry(publicUrl, row)).join('');
  yield '</urlset>\n';
}

function entry(publicUrl: string, { goods_sn, changed_at }: SitemapRow): string {
  const links = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${HTML_LANG[language]}" href="${escaped(lotAddress(publicUrl, goods_sn, language))}"/>`,
  ).join('');
  return `<url><loc>${escaped(lotAddress(publicUrl, goods_sn))}</loc><lastmod>${changed_at.toISOString()}</lastmod>${links}</url>\n`;
}

/** Pages may be read, calls and private files may not. */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
