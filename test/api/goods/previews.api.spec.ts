import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import { languageOf } from '../../../server/src/platform/http/reader-language.js';
import { aBrand, aCategory, aGoods, aGoodsImage, uniqueText } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';

const SITE = 'https://fovea.example';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const PERSON = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: SITE, MOBILE_SITE_URL: 'https://m.fovea.example/goods?from=share' });
});
afterAll(() => api?.stop());

/** Over the wire, without following anybody. */
const get = async (path: string, userAgent = ROBOT, headers: Record<string, string> = {}) => {
  const answer = await fetch(api.url + path, {
    redirect: 'manual',
    headers: { 'user-agent': userAgent, ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const numberOf = async (id: number): Promise<string> => (await api.ok(goodsDetail, { id })).goods_sn;
const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
const dataOf = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<
    string,
    unknown
  >; // looked at field by field

describe('a lot, as search engines and link previews see it', () => {
  it('has title, description, picture, address and product data in the requested language', async () => {
    const id = await aGoods(api.db, {
      content_j: '<p>良い状態です。</p><p>点検済み</p>',
      year: 2020,
      model: 'RC-7',
    });
    await aGoodsImage(api.db, id);
    const sn = await numberOf(id);
    const { status, headers, text } = await get(`/lot/${sn}?lang=ja`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('vary')).toMatch(/user-agent, accept-language/);
    expect(text).toContain('<html lang="ja">');
    expect(text).toContain('<title>無散瞳眼底カメラ | Fovea</title>');
    expect(text).toContain(`<link rel="canonical" href="${SITE}/lot/${sn}?lang=ja">`);
    expect(text).toContain(`hreflang="zh-CN" href="${SITE}/lot/${sn}?lang=zh"`);
    expect(meta(text, 'description')).toMatch(/^良い状態です。\s?点検済み$/);
    expect(meta(text, 'og:image')).toBe(`${SITE}/files/goods/${id}-1.webp`);
    expect([meta(text, 'og:title'), meta(text, 'og:locale'), meta(text, 'og:type')]).toEqual([
      '無散瞳眼底カメラ',
      'ja_JP',
      'product',
    ]);
    expect(dataOf(text)).toMatchObject({
      '@type': 'Product',
      sku: sn,
      model: 'RC-7',
      productionDate: '2020',
      itemCondition: 'https://schema.org/UsedCondition',
      offers: { price: '1980000', priceCurrency: 'JPY', availability: 'https://schema.org/InStock' },
    });
  });

  it('is in the preferred language of its reader when none is requested', async () => {
    const sn = await numberOf(await aGoods(api.db));
    const { text } = await get(`/lot/${sn}`, ROBOT, { 'accept-language': 'fr;q=0.9, zh-TW;q=0.8, ja;q=0.3' });
    expect(text).toContain('<title>免散瞳眼底相机 | Fovea</title>');
    expect([
      languageOf('xx', undefined),
      languageOf(undefined, 'ja;q=0, en-GB'),
      languageOf(['zh'], '*'),
    ]).toEqual(['en', 'en', 'en']);
  });

  it('names no offer where bids decide the price', async () => {
    const sn = await numberOf(await aGoods(api.db, { price: null, sale_type: 2, sale_state: 4 }));
    expect(dataOf((await get(`/lot/${sn}`)).text)).not.toHaveProperty('offers');
  });

  it('shows hostile names as the texts they are', async () => {
    const evil = `"><script>alert(1)</script></title><img src=x onerror='alert(2)'>\u2028&amp;`;
    const id = await aGoods(api.db, {
      name_e: evil,
      content_e: `<p>${evil}</p>`,
      model: '</script><script>alert(3)</script>',
      brand_id: await aBrand(api.db, { name_e: `</script>${uniqueText()}` }),
      category_id: await aCategory(api.db, { name_e: `<b>${uniqueText()}` }),
    });
    const { text } = await get(`/lot/${await numberOf(id)}?lang=en`);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(text).not.toContain('<img src=x');
    expect(dataOf(text)).toMatchObject({ name: evil, model: '</script><script>alert(3)</script>' });
  });

  it.each([
    ['nobody knows', async () => 'nobody'],
    ['that is a draft', async () => hiddenNumber(0)],
    ['that was taken off the shelf', async () => hiddenNumber(20)],
    ['that is no number', async () => encodeURIComponent('../../etc/passwd')],
    ['that is too long', async () => 'x'.repeat(150)],
  ])('is a 404 under a number %s', async (_what, number) => {
    const { status, text } = await get(`/lot/${await number()}`);
    expect(status).toBe(404);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });
});

async function hiddenNumber(status: number): Promise<string> {
  const sn = `T-${uniqueText()}`;
  await aGoods(api.db, { goods_sn: sn, status });
  return sn;
}

describe('a shared link of a lot', () => {
  it('takes people to the shop, and phones to the mobile site that is set', async () => {
    const sn = await numberOf(await aGoods(api.db));
    const person = await get(`/lot/${sn}?lang=zh`, PERSON);
    expect([person.status, person.headers.get('location')]).toEqual([
      302,
      `/#/commodityDetail?goods_sn=${sn}`,
    ]);
    const phone = await get(`/lot/${sn}`, PHONE);
    expect([phone.status, phone.headers.get('location')]).toEqual([
      302,
      `https://m.fovea.example/goods?from=share&goods_sn=${sn}`,
    ]);
    expect(person.headers.get('cache-control')).toBe('no-store');
  });

  it('opened in the shop itself shows a phone the same place, and nobody else', async () => {
    const evil = `T&x=//evil.example#${uniqueText()}`;
    const id = await aGoods(api.db, { goods_sn: evil });
    const openedBy = async (userAgent: string) =>
      (await api.ok(goodsDetail, { id }, { headers: { 'user-agent': userAgent } })).mobile_url;
    expect(await openedBy(PERSON)).toBeNull();
    const address = new URL((await openedBy(PHONE)) ?? '');
    expect(address.origin + address.pathname + address.hash).toBe('https://m.fovea.example/goods');
    expect([...address.searchParams]).toEqual([
      ['from', 'share'],
      ['goods_sn', evil],
    ]);
  });

  it('leads to no other place, whatever its number', async () => {
    for (const number of [
      '//evil.example',
      'https://evil.example',
      '@evil.example',
      '\\evil',
      '%0d%0aLocation:x',
      'a&goods_sn=b',
    ])
      for (const userAgent of [PERSON, PHONE]) {
        const { status, headers } = await get(`/lot/${encodeURIComponent(number)}`, userAgent);
        expect([status, headers.get('location')]).toEqual([404, null]);
      }
  });

  it('keeps phones here where no mobile site is set', async () => {
    const alone = await startApi({ PUBLIC_URL: SITE });
    try {
      const sn = `T-${uniqueText()}`;
      await aGoods(alone.db, { goods_sn: sn });
      const answer = await fetch(`${alone.url}/lot/${sn}`, {
        redirect: 'manual',
        headers: { 'user-agent': PHONE },
      });
      expect(answer.headers.get('location')).toBe(`/#/commodityDetail?goods_sn=${sn}`);
    } finally {
      await alone.stop();
    }
  });
});

describe('the sitemap', () => {
  it('names chunks of what is on sale, each lot with its pages in three languages, and nothing else', async () => {
    const shown = await numberOf(await aGoods(api.db));
    const hidden = await hiddenNumber(0);
    const index = await get('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const [, path = ''] =
      new RegExp(`<loc>${SITE}(/sitemaps/0\\.xml)</loc><lastmod>\\d{4}-`).exec(index.text) ?? [];
    const chunk = await get(path);
    expect(chunk.text).toContain(`<loc>${SITE}/lot/${shown}</loc><lastmod>20`);
    for (const [tag, lang] of [
      ['zh-CN', 'zh'],
      ['en', 'en'],
      ['ja', 'ja'],
    ])
      expect(chunk.text).toContain(`hreflang="${tag}" href="${SITE}/lot/${shown}?lang=${lang}"`);
    expect(chunk.text).not.toContain(hidden);
    expect(chunk.text.trim().endsWith('</urlset>')).toBe(true);
  });

  it('has empty chunks where there is nothing, and no others', async () => {
    expect((await get('/sitemaps/7.xml')).text).not.toContain('<url>');
    for (const file of ['x.xml', '-1.xml', '1.txt', '99999999999.xml'])
      expect((await get(`/sitemaps/${file}`)).status).toBe(404);
  });

  it('is named by robots.txt', async () => {
    const { text } = await get('/robots.txt');
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(text).toContain('Disallow: /api/');
  });
});
