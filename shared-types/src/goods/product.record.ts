import { choice } from '../record/code-fields.js';
import { flag, instant, reference, rich, text, truth } from '../record/fields.js';
import { documents, pictures } from '../record/file-fields.js';
import { exactly, same, searchText } from '../record/filters.js';
import { type DetailOf, type RowOf, staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { DEVICE_CLASSES } from '../member/device-class.js';
import { GOODS_CONTENT_MAX, GOODS_IMAGES_MAX, GOODS_NAME_MAX } from './goods-bounds.js';

const GENERIC_NAME_MAX = 120;

/** The item master: what one thing is called and looks like, for every offer of it. */
export const product = staffRecord({
  name: 'goods:product',
  one: ['产品资料', 'an item', '品目'],
  many: ['产品资料', 'Item master', '品目マスター'],
  words: {
    empty_text: [
      '登记一次名称、型号、图片和说明，之后每次发布同款商品都可直接带入。',
      'Say once what a device is called and looks like: every offer of it is filled with that.',
      '名称・型番・画像・説明を一度登録すると、同じ機器を出品するたびに入力に使えます。',
    ],
    delete_text: [
      '仍被商品或草稿使用的产品资料不能删除。删除后无法恢复。',
      'An item that goods or drafts use cannot be deleted. This cannot be undone.',
      '商品や下書きで使われている品目は削除できません。削除すると元に戻せません。',
    ],
  },
  scope: 'shared',
  calls: {
    list: ['/products/products-list', 'The item master: the platform’s items and those of the own companies'],
    detail: ['/products/products-detail', 'One item with its descriptions and pictures'],
    add: ['/products/add-products', 'Adds an item to the item master', 'edit'],
    update: ['/products/update-products', 'Changes an item of the item master', 'edit'],
    delete: ['/products/del-products', 'Deletes an item that neither goods nor drafts use'],
  },
  exports: 'products',
  menu: { path: '/warehouse/goods', icon: 'devices' },
  title: 'goods_name',
  order: '-id',
  fields: {
    category_id: reference({
      label: ['分类', 'Category', 'カテゴリ'],
      required: true,
      named: 'category_name',
    }),
    brand_id: reference({ label: ['品牌', 'Maker', 'メーカー'], required: true, named: 'maker' }),
    goods_name_c: text({ label: ['中文名称', 'Name in Chinese', '中国語の名称'], max: GOODS_NAME_MAX }),
    goods_name_e: text({ label: ['英文名称', 'Name in English', '英語の名称'], max: GOODS_NAME_MAX }),
    goods_name_j: text({ label: ['日文名称', 'Name in Japanese', '日本語の名称'], max: GOODS_NAME_MAX }),
    goods_code: text({
      label: ['型号', 'Model', '型番'],
      hint: ['厂商的型号。', "The maker's own.", 'メーカーの型番です。'],
      max: 80,
      orNull: true,
      sortable: true,
    }),
    device_class: choice({
      label: ['器械类别', 'Device class', '機器クラス'],
      hint: [
        '按日本药机法或中国的分类。非医疗器械请留空。',
        'By the device law of Japan or China. Empty for what is no medical device.',
        '薬機法または中国の分類によります。医療機器でないものは空欄にしてください。',
      ],
      names: DEVICE_CLASSES,
      orNull: true,
    }),
    is_maintenance_required: truth({
      label: ['特定保守管理', 'Maintenance-required', '特定保守管理'],
      hint: [
        '日本指定的“特定保守管理医疗器械”，与类别无关。',
        'Specially designated in Japan, whatever the class.',
        'クラスにかかわらず、特定保守管理医療機器に指定されているもの。',
      ],
    }),
    gtin: text({
      label: ['GTIN', 'GTIN', 'GTIN'],
      hint: [
        '8、12、13 或 14 位数字，最后一位是校验码。',
        '8, 12, 13 or 14 digits, the last of which checks the others.',
        '8・12・13・14桁の数字。最後の桁はチェックデジットです。',
      ],
      max: 20,
      orNull: true,
    }),
    udi_di: text({
      label: ['UDI-DI', 'UDI-DI', 'UDI-DI'],
      hint: [
        '与 GTIN 相同时可留空。',
        'Leave it empty where it is the GTIN.',
        'GTINと同じ場合は空欄で構いません。',
      ],
      max: 40,
      orNull: true,
    }),
    generic_name_c: text({
      label: ['中文通用名称', 'Generic name in Chinese', '中国語の一般的名称'],
      max: GENERIC_NAME_MAX,
    }),
    generic_name_e: text({
      label: ['英文通用名称', 'Generic name in English', '英語の一般的名称'],
      max: GENERIC_NAME_MAX,
    }),
    generic_name_j: text({
      label: ['日文通用名称', 'Generic name in Japanese', '日本語の一般的名称'],
      max: GENERIC_NAME_MAX,
    }),
    images: pictures({ max: GOODS_IMAGES_MAX, width: 480, links: 'files' }),
    content_c: rich({
      label: ['中文说明', 'Description in Chinese', '中国語の説明'],
      max: GOODS_CONTENT_MAX,
    }),
    content_e: rich({ label: ['英文说明', 'Description in English', '英語の説明'], max: GOODS_CONTENT_MAX }),
    content_j: rich({
      label: ['日文说明', 'Description in Japanese', '日本語の説明'],
      max: GOODS_CONTENT_MAX,
    }),
    tracking: choice({
      label: ['库存管理方式', 'Stock kept by', '在庫の管理方法'],
      hint: [
        '有过库存后不能再改。',
        'It stays as soon as anything of it was in stock.',
        '一度でも在庫になると変更できません。',
      ],
      names: {
        0: ['按数量', 'Number', '数量'],
        1: ['按序列号', 'Serial number', 'シリアル番号'],
        2: ['按批号', 'Lot', 'ロット'],
      },
    }),
    status: flag({
      label: ['可选用', 'Offered to choose', '選択可'],
      hint: [
        '关闭后发布商品时不再出现；已使用它的商品不受影响。',
        'Switched off, it is no longer offered when goods are published. Goods that use it stay as they are.',
        'オフにすると出品時の候補に出なくなります。使用中の商品には影響しません。',
      ],
      sortable: true,
    }),
  },
  shown: {
    goods_name: text({ label: ['商品名称', 'Product', '商品名'], max: GOODS_NAME_MAX }),
    category_name: text({ label: ['分类', 'Category', 'カテゴリ'], max: 60 }),
    maker: text({ label: ['品牌', 'Maker', 'メーカー'], max: 60 }),
    company_name: text({
      label: ['登记方', 'Kept by', '登録元'],
      none: ['平台', 'The platform', 'プラットフォーム'],
      max: 100,
      orNull: true,
    }),
    up_time: instant({ label: LABELS.created_at, sortable: true }),
    files: documents({ label: LABELS.images, max: GOODS_IMAGES_MAX, files: ['image'] }),
  },
  filters: {
    search: searchText(['名称、型号或品牌', 'Name, model or maker', '名称・型番・メーカー']),
    goods_name: searchText(),
    goods_code: exactly(undefined, 80),
    category_id: same(),
    maker: searchText(undefined, 60),
    gtin: exactly(undefined, 20),
    device_class: same(),
    is_maintenance_required: same(),
    status: same(),
  },
});

export type Product = RowOf<typeof product.declared>;
export type ProductDetail = DetailOf<typeof product.declared>;
