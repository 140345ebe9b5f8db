import type { Language } from '@fovea/shared-types/language';
import { understand } from './understand.js';
import { vocabularyOf, type ShopWords } from './vocabulary.js';

const YEAR = 2026;

const shop: ShopWords = {
  categories: [
    { id: 1, pid: null, name: { c: 'OCT 光学相干断层扫描', e: 'OCT', j: 'OCT（光干渉断層計）' } },
    { id: 2, pid: null, name: { c: '裂隙灯', e: 'Slit lamps', j: '細隙灯顕微鏡' } },
    { id: 3, pid: null, name: { c: '眼科激光', e: 'Lasers', j: '眼科用レーザー' } },
  ],
  brands: [
    { id: 7, name: { c: '', e: 'Kasumi Optics', j: '' } },
    { id: 8, name: { c: '明海', e: 'Lumenhai', j: '' } },
    { id: 10, name: { c: '', e: 'Yamazakura Seiki', j: '' } },
    { id: 9, name: { c: '', e: 'Veltmar', j: 'ヴェルトマー' } },
  ],
  lexicon: [
    {
      id: 1,
      kind: 1,
      conditions: [],
      label: { c: '胃镜', e: 'gastroscope', j: '胃カメラ' },
      terms: ['胃镜', 'gastroscope', '胃カメラ'],
    },
    {
      id: 2,
      kind: 2,
      conditions: [],
      label: { c: '', e: 'kasumi', j: 'カスミ' },
      terms: ['kasumi', 'カスミ'],
    },
    { id: 3, kind: 3, conditions: [4], label: { c: '', e: 'worn', j: '' }, terms: ['worn'] },
    {
      id: 5,
      kind: 1,
      conditions: [],
      label: { c: '', e: 'oct angiography', j: '' },
      terms: ['swept source oct', 'ssoct'],
    },
    { id: 4, kind: 2, conditions: [], label: { c: '', e: 'nobody', j: '' }, terms: ['nobody', 'ノーバディ'] },
  ],
  countries: [['VN', 'Vietnam']],
};

const read = (sentence: string, language: Language = 'en') =>
  understand(sentence, (one) => vocabularyOf(shop, one), language, YEAR);
const idsOf = (sentence: string, language?: Language) => read(sentence, language).filters.map(({ id }) => id);

describe('a sentence becomes filters', () => {
  it('each with the piece it came from', () => {
    const { filters } = read('A used OCT under two million yen, after 2018, shipped from Japan');
    expect(filters.map(({ id, source }) => [id, source])).toEqual([
      ['condition:2-3-4', 'used'],
      ['category:1', 'OCT'],
      ['ships_from:JP', 'shipped from Japan'],
      ['price:JPY:-2000000', 'under two million yen'],
      ['year:2019-', 'after 2018'],
    ]);
  });

  it('in the same way however often and however wide it is written', () => {
    const plain = idsOf('2018年以降の中古OCT 200万円以下', 'ja');
    expect(plain).toEqual(['condition:2-3-4', 'category:1', 'price:JPY:-2000000', 'year:2018-']);
    expect(idsOf('２０１８年以降の中古ＯＣＴ　２００万円以下', 'ja')).toEqual(plain);
  });

  it.each([
    ['under 20000 yuan', 'price:CNY:-20000'],
    ['below $1.5k', 'price:USD:-1500'],
    ['at least 500k JPY', 'price:JPY:500000-'],
    ['between 1 and 2 million yen', 'price:JPY:1000000-2000000'],
    ['half a million yen at most', 'price:JPY:-500000'],
    ['from 400,000 to 1,300,000 yen', 'price:JPY:400000-1300000'],
    ['about RMB 8,000', 'price:CNY:6400-9600'],
    ['our budget is 30000 dollars', 'price:USD:-30000'],
    ['more than 1000000 yen and less than 3000000 yen', 'price:JPY:1000000-3000000'],
    ['less than 250,000', 'price::-250000'],
    ['两百万日元以内', 'price:JPY:-2000000'],
    ['不超过五万元', 'price:CNY:-50000'],
    ['5万到10万', 'price:CNY:50000-100000'],
    ['1.5万元左右', 'price:CNY:12000-18000'],
    ['20万以下', 'price:CNY:-200000'],
    ['3千美元以上', 'price:USD:3000-'],
    ['100〜200万円', 'price:JPY:1000000-2000000'],
    ['1億5000万円未満', 'price:JPY:-150000000'],
    ['30万円台', 'price:JPY:300000-399999'],
    ['25万円台', 'price:JPY:250000-259999'],
    ['50万円くらいまで', 'price:JPY:-500000'],
    ['予算は百五十万円', 'price:JPY:-1500000'],
    ['¥300000 以下のもの', 'price:JPY:-300000'],
  ])('reads the price of "%s"', (sentence, id) => {
    expect(idsOf(sentence)).toEqual([id]);
  });

  it.each([
    ['a 20D lens, 532 nm, 3 pieces, 800 hours'],
    ['RC-7 or MH-F50 with 24 megapixels'],
    ['under 500 euros'],
    ['使用时间少于2000小时，三面，两台'],
    ['稼働時間1000時間以下、12.1型、3枚'],
  ])('takes no figure of "%s" for a price or a year', (sentence) => {
    const ids = idsOf(sentence);
    expect(ids.filter((id) => /^(price|year)/.test(id))).toEqual([]);
  });

  it.each([
    ['since 2018', 'year:2018-'],
    ['after 2018', 'year:2019-'],
    ['2019 or newer', 'year:2019-'],
    ['before 2015', 'year:-2014'],
    ['not older than 2020', 'year:2020-'],
    ['built between 2014 and 2020', 'year:2014-2020'],
    ['made in 2021', 'year:2021-2021'],
    ['from the last five years', 'year:2021-'],
    ['less than 3 years old', 'year:2023-'],
    ['around 2016', 'year:2015-2017'],
    ['2018年以后', 'year:2018-'],
    ['二〇一九年之前', 'year:-2018'],
    ['近三年生产', 'year:2023-'],
    ['2016年至2019年', 'year:2016-2019'],
    ['2020年款', 'year:2020-2020'],
    ['2015年以前', 'year:-2015'],
    ['ここ5年以内', 'year:2021-'],
    ['令和3年以降', 'year:2021-'],
    ['平成30年製', 'year:2018-2018'],
    ['2017年より新しい', 'year:2018-'],
  ])('reads the year of "%s"', (sentence, id) => {
    expect(idsOf(sentence, /[ぁ-ん]|令和|平成/.test(sentence) ? 'ja' : 'zh')).toEqual([id]);
  });

  it.each([
    ['slit-lamp', 'category:2'],
    ['slitlamps', 'category:2'],
    ['スリットランプ', 'category:2'],
    ['kasumi', 'brand:7'],
    ['明海', 'brand:8'],
    ['ヴェルトマー', 'brand:9'],
    ['brand new', 'condition:1'],
    ['ほぼ新品', 'condition:2'],
    ['二手', 'condition:2-3-4'],
    ['オークション', 'sale_type:2'],
    ['一口价', 'sale_type:3'],
    ['coming soon', 'sale_type:4'],
    ['眼圧計', 'device:tonometer'],
    ['OCTA', 'feature:angiography'],
    ['German', 'made_in:DE'],
    ['made in Vietnam', 'made_in:VN'],
    ['in Japan', 'ships_from:JP'],
    ['日本发货', 'ships_from:JP'],
    ['中国製', 'made_in:CN'],
  ])('knows "%s"', (sentence, id) => {
    expect(idsOf(sentence, 'zh')).toEqual([id]);
  });

  it('takes 国产 and 国産 for what was made at home', () => {
    expect(idsOf('国产裂隙灯', 'zh')).toEqual(['made_in:CN', 'category:2']);
    expect(idsOf('国産の細隙灯', 'ja')).toEqual(['made_in:JP', 'category:2']);
  });

  it('accepts what the lexicon lists: things, other names of makers, conditions', () => {
    expect(idsOf('胃カメラ', 'ja')).toEqual(['feature:lexicon-1']);
    expect(idsOf('カスミのOCT', 'ja')).toEqual(['brand:7', 'category:1']);
    expect(idsOf('a worn slit lamp')).toEqual(['condition:4', 'category:2']);
    expect(idsOf('ノーバディ', 'ja')).toEqual([]);
    expect(idsOf('swept source OCT').sort()).toEqual(['category:1', 'feature:swept-source']);
    expect(idsOf('SSOCT')).toEqual(['feature:lexicon-5']);
  });

  it('reads the katakana of makers with a Japanese name', () => {
    expect(idsOf('ヤマザクラの製品', 'ja')).toEqual(['brand:10']);
    expect(idsOf('シャンピッコー', 'ja')).toEqual([]);
  });

  it('knows a kind of device inside a feature', () => {
    expect(idsOf('黄激光', 'zh').sort()).toEqual(['category:3', 'feature:yellow']);
  });
});

describe('what is not wanted', () => {
  it.each<[string, Language, string[]]>([
    ['slit lamp, not Japanese', 'en', ['category:2', 'not:made_in:JP']],
    ['OCT except Kasumi and Veltmar', 'en', ['category:1', 'not:brand:7', 'not:brand:9']],
    ['OCT, no auctions please', 'en', ['category:1', 'not:sale_type:2']],
    ['除了Kasumi以外的裂隙灯', 'zh', ['not:brand:7', 'category:2']],
    ['OCT，不要拍卖的', 'zh', ['category:1', 'not:sale_type:2']],
    ['KasumiとVeltmar以外のOCT', 'ja', ['not:brand:7', 'not:brand:9', 'category:1']],
    ['中国製は除く細隙灯', 'ja', ['not:made_in:CN', 'category:2']],
  ])('is left out: %s', (sentence, language, ids) => {
    expect(idsOf(sentence, language)).toEqual(ids);
  });

  it('is separated from what does not matter', () => {
    expect(idsOf('OCT、中古でもいい', 'ja')).toEqual(['category:1']);
    expect(idsOf('an OCT, auction is fine')).toEqual(['category:1']);
    expect(idsOf('OCT，二手也可以', 'zh')).toEqual(['category:1']);
  });
});

describe('the rest of a sentence', () => {
  it('is names, without filler words', () => {
    expect(read('I am looking for a used RC-7 camera for my clinic').unknownWords).toEqual([
      'rc-7',
      'camera',
    ]);
    expect(read('有没有适合小门诊的前房深度计', 'zh').unknownWords).toEqual(['前房深度计']);
    expect(read('フットレストを探しています', 'ja').unknownWords).toEqual(['フットレスト']);
  });

  it('may be everything, or nothing', () => {
    expect(read('🙂 !!! ...')).toEqual({ filters: [], unknownWords: [] });
    expect(read('xyzzy plugh')).toEqual({ filters: [], unknownWords: ['xyzzy', 'plugh'] });
  });

  it('never takes long, whatever the input', () => {
    const sentences = [
      'a'.repeat(300),
      '万'.repeat(300),
      '1,'.repeat(150),
      'not '.repeat(75),
      '-'.repeat(300),
      '五十'.repeat(150),
    ];
    // Work, not time: other processes on the machine do not count.
    const before = process.cpuUsage();
    for (const sentence of sentences) read(sentence);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2000);
  });

  it('keeps alternatives together', () => {
    const { filters } = read('黄激光或者绿激光', 'zh');
    const groups = filters.filter(({ criterion }) => criterion.kind === 'feature').map(({ group }) => group);
    expect(groups).toEqual(['feature:yellow', 'feature:yellow']);
  });
});
