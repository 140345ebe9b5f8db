import { int, text, texts } from '../record/fields.js';
import { same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';

const NAME_MAX = 60;
export const ZONE_PREFIXES_MAX = 200;
export const ZONE_PREFIX_MAX = 10;

/** Parts of a country that cost more to reach than the rest of it, by the postal codes there. */
export const freightZone = staffRecord({
  name: 'order:freight-zone',
  one: ['运费区域', 'a freight zone', '送料エリア'],
  many: ['运费区域', 'Freight zones', '送料エリア'],
  words: {
    empty_text: [
      '没有区域时，同一国家各地按相同运费计算。',
      'Without zones, freight is the same everywhere in a country.',
      'エリアがない場合、同じ国の中は一律の送料になります。',
    ],
    delete_text: [
      '仍有运费规则使用的区域不能删除。',
      'A zone that freight rules name cannot be deleted.',
      '送料ルールで使われているエリアは削除できません。',
    ],
  },
  scope: 'platform',
  companyMay: ['list'],
  calls: {
    list: ['/freight-zones/freight-zone-list', 'Parts of countries with a freight of their own'],
    add: ['/freight-zones/add-freight-zone', 'Adds a freight zone', 'edit'],
    update: ['/freight-zones/update-freight-zone', 'Changes a freight zone', 'edit'],
    delete: ['/freight-zones/del-freight-zone', 'Deletes a freight zone that no rule names', 'edit'],
  },
  exports: 'freight_zones',
  menu: { path: '/orders/freightZone', icon: 'map-pin' },
  subject: 'freight_zone',
  title: 'zone_name',
  order: 'id',
  fields: {
    country: text({ label: ['国家', 'Country', '国'], max: 2, isCountry: true, required: true }),
    name_c: text({ label: ['中文名称', 'Name in Chinese', '中国語の名称'], max: NAME_MAX, required: true }),
    name_e: text({ label: ['英文名称', 'Name in English', '英語の名称'], max: NAME_MAX, required: true }),
    name_j: text({ label: ['日文名称', 'Name in Japanese', '日本語の名称'], max: NAME_MAX, required: true }),
    postal_prefixes: texts({
      label: ['邮政编码开头', 'Postal codes that begin with', '郵便番号の先頭'],
      hint: [
        '每行一个，例如 83。一个地址符合多个区域时，以更长的开头为准。',
        'One a line, such as 83. Where several zones fit an address, the longest counts.',
        '1行に1つ入力します（例：907）。複数のエリアに当てはまる住所は、桁数の多いほうを優先します。',
      ],
      max: ZONE_PREFIXES_MAX,
      length: ZONE_PREFIX_MAX,
      required: true,
    }),
  },
  shown: {
    zone_name: text({ label: ['区域', 'Zone', 'エリア'], max: NAME_MAX }),
    rate_count: int({ label: ['运费规则数', 'Freight rules', '送料ルール数'], only: 'list' }),
  },
  filters: { country: same() },
});
