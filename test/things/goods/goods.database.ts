import { aListing } from '../../constraints/scenes.js';
import type { ConstraintCase, Row } from '../database.js';
import { text } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    goods: number;
    otherGoods: number;
  }
}

/** A value outside the codes of a field. */
const unknownCode = (field: string, value: number): ConstraintCase => ({
  refuses: `goods_${field}_ck`,
  violation: `goods with ${field} ${value}`,
  when: ({ insert }) => insert('goods', { [field]: value }),
});

/** Goods with one wrong field. */
const wrongGoods = (refuses: string, violation: string, row: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('goods', row),
});

/** The same file a second time in one list. */
const twiceInList = (refuses: string, violation: string, table: string): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert, world }) => {
    const row = { owner_id: world.buyer, file_id: world.file };
    await insert(table, { ...row, sort: 1 });
    await insert(table, { ...row, sort: 2 });
  },
});

export default thing({
  database: {
    rows: {
      goods: (world) => ({
        goods_sn: `T-${text()}`,
        seller_id: world.seller,
        category_id: world.category,
        brand_id: world.brand,
        name_c: '相机',
        name_e: 'Camera',
        name_j: 'カメラ',
        condition: 3,
        shipping_time: 2,
        sale_type: 2,
        sale_state: 1,
        currency: 'JPY',
      }),
      goods_image: (world) => ({
        goods_id: world.otherGoods,
        sort: 1,
        image_key: 'a.webp',
        thumbnail_key: 'b.webp',
        width: 1200,
        height: 900,
      }),
      goods_attachment: (world) => ({
        goods_id: world.otherGoods,
        sort: 1,
        kind: 1,
        owner_id: world.buyer,
        file_id: world.file,
      }),
      goods_counter: (world) => ({ goods_id: world.otherGoods }),
      goods_content_image: (world) => ({ goods_id: world.otherGoods, file_id: world.file }),
    },
    world: {
      goods: 'goods',
      otherGoods: 'goods',
    },
    breaks: [
      {
        refuses: 'goods_sn_uq',
        violation: 'two goods of one number',
        when: async ({ insert }) => {
          await insert('goods', { goods_sn: 'SAME' });
          await insert('goods', { goods_sn: 'SAME' });
        },
      },
      unknownCode('condition', 5),
      unknownCode('condition', 0),
      unknownCode('shipping_time', 5),
      unknownCode('sale_type', 1),
      unknownCode('sale_state', 6),
      unknownCode('status', 31),
      unknownCode('year', 1949),
      unknownCode('price', 0),
      unknownCode('price', 10_000_000_000_001),
      unknownCode('quantity', -1),
      {
        refuses: 'goods_currency_ck',
        violation: 'goods in a currency we do not keep',
        when: ({ insert }) => insert('goods', { currency: 'EUR' }),
      },
      {
        refuses: 'goods_image_pk',
        violation: 'two pictures at one place',
        when: async ({ insert }) => {
          await insert('goods_image');
          await insert('goods_image');
        },
      },
      wrongGoods('goods_ships_from_ck', 'a country in small letters', { ships_from: 'jp' }),
      wrongGoods('goods_origin_ck', 'a country that is a word', { origin: '日本' }),
      wrongGoods('goods_usage_hours_ck', 'less than no hours of use', { usage_hours: -1 }),
      wrongGoods('goods_gtin_ck', 'a GTIN of nine digits', { gtin: '123456789' }),
      wrongGoods('goods_jp_class_ck', 'a fifth class of devices', { jp_class: 5 }),
      wrongGoods('goods_jp_approval_number_ck', 'an approval number that is empty', {
        jp_approval_number: '',
      }),
      wrongGoods('goods_nmpa_number_ck', 'a registration number that is empty', { nmpa_number: '' }),
      wrongGoods('goods_length_ck', 'goods without length', { length_mm: 0 }),
      wrongGoods('goods_width_ck', 'goods without width', { width_mm: 0 }),
      wrongGoods('goods_height_ck', 'goods without height', { height_mm: 0 }),
      wrongGoods('goods_weight_ck', 'goods without weight', { weight_g: 0 }),
      wrongGoods('goods_freight_ck', 'freight below nothing', { freight: -1 }),
      wrongGoods('goods_name_ck', 'goods without a name in any language', {
        name_c: '',
        name_e: '',
        name_j: '',
      }),
      wrongGoods('goods_reviewed_ck', 'goods on the shelf that nobody reviewed', {
        status: 30,
        needs_review: true,
      }),
      wrongGoods('goods_audit_status_ck', 'goods whose review is in an unknown state', { audit_status: 2 }),
      {
        refuses: 'goods_content_image_pk',
        violation: 'one picture twice in descriptions',
        when: async ({ insert }) => {
          await insert('goods_content_image');
          await insert('goods_content_image');
        },
      },
      {
        refuses: 'goods_video_ck',
        violation: 'a video of nobody',
        when: ({ insert, world }) => insert('goods', { video_file_id: world.file }),
      },
      {
        refuses: 'goods_image_file_ck',
        violation: 'an uploaded picture of nobody',
        when: ({ insert, world }) => insert('goods_image', { file_id: world.file }),
      },
      {
        refuses: 'goods_image_sort_ck',
        violation: 'a twenty-second picture',
        when: ({ insert }) => insert('goods_image', { sort: 21 }),
      },
      twiceInList('goods_image_once_uq', 'one picture twice', 'goods_image'),
      {
        refuses: 'goods_attachment_kind_ck',
        violation: 'documents of an unknown kind',
        when: ({ insert }) => insert('goods_attachment', { kind: 5 }),
      },
      {
        refuses: 'goods_attachment_sort_ck',
        violation: 'a twenty-first document',
        when: ({ insert }) => insert('goods_attachment', { sort: 21 }),
      },
      {
        refuses: 'goods_attachment_pk',
        violation: 'two documents at one place',
        when: async ({ insert }) => {
          await insert('goods_attachment');
          await insert('goods_attachment');
        },
      },
      twiceInList('goods_attachment_once_uq', 'one document twice', 'goods_attachment'),
      {
        refuses: 'goods_counter_pk',
        violation: 'goods that are counted twice',
        when: async ({ insert }) => {
          await insert('goods_counter');
          await insert('goods_counter');
        },
      },
      {
        refuses: 'goods_counter_view_ck',
        violation: 'less than no views',
        when: ({ insert }) => insert('goods_counter', { view_count: -1 }),
      },
      {
        refuses: 'goods_counter_collect_ck',
        violation: 'less than no favourites',
        when: ({ insert }) => insert('goods_counter', { collect_count: -1 }),
      },
      {
        refuses: 'goods_counter_question_ck',
        violation: 'less than no questions',
        when: ({ insert }) => insert('goods_counter', { question_count: -1 }),
      },
      {
        refuses: 'goods_stocked_ck',
        violation: 'stock behind a listing of no item',
        when: ({ insert }) => insert('goods', { is_stocked: true }),
      },
      {
        refuses: 'offered_stock_held_ck',
        violation: 'more of a listing than there is anywhere',
        when: async ({ insert, world }) =>
          aListing(insert, world, { is_stocked: true, product_id: await insert('product') }),
      },
      {
        refuses: 'offered_stock_held_ck',
        violation: 'more of a listing than stock holds',
        when: async ({ insert, sql, world }) => {
          const product_id = await insert('product');
          await insert('stock', { product_id, on_hand: 2 });
          const goods_id = await aListing(insert, world, { is_stocked: true, product_id, quantity: 2 });
          await sql('UPDATE goods SET quantity = 3 WHERE id = $1', [goods_id]);
        },
      },
      {
        refuses: 'offered_stock_held_ck',
        violation: 'less in stock than the shop offers of it',
        when: async ({ insert, sql, world }) => {
          const product_id = await insert('product');
          const id = await insert('stock', { product_id, on_hand: 2 });
          await aListing(insert, world, { is_stocked: true, product_id, quantity: 2 });
          await sql('UPDATE stock SET on_hand = 1 WHERE id = $1', [id]);
        },
      },
      ...(['company', 'product'] as const).map((of): ConstraintCase => ({
        refuses: `offered_stock_${of}_fk`,
        violation: `what a ${of} that there is not would offer`,
        when: async ({ becomeOwner, sql, world }) => {
          await becomeOwner();
          const keys = { company: world.company, product: world.freeProduct, [of]: 1_999_999_999 };
          await sql('INSERT INTO offered_stock (company_id, product_id, held) VALUES ($1, $2, 0)', [
            keys.company,
            keys.product,
          ]);
        },
      })),
      {
        refuses: 'offered_stock_offered_ck',
        violation: 'offers below nothing, even to the owner of the tables',
        when: async ({ becomeOwner, sql, world }) => {
          await becomeOwner();
          await sql('UPDATE offered_stock SET offered = -1 WHERE product_id = $1', [world.product]);
        },
      },
    ],
    deadEnds: [['goods', { status: 90 }, 'status = 30']],
    forbidden: [
      'UPDATE offered_stock SET held = 9',
      'DELETE FROM offered_stock',
      'TRUNCATE offered_stock',
      'SELECT offer_stock(1, 1, 1)',
    ],
    besideKeys: {
      goods_video_owner_fk: { video_file_id: 1_999_999_999 },
      goods_image_owner_fk: { file_id: 1_999_999_999 },
    },
    keysElsewhere: {
      offered_stock_company_fk: "the server writes none of its rows: the cases are the owner's",
      offered_stock_product_fk: "the server writes none of its rows: the cases are the owner's",
    },
    unbreakable: ['goods_company_uq', 'goods_listing_uq', 'offered_stock_pk'],
    notRules: [
      'goods_offered_added',
      'goods_offered_changed',
      'stock_offered_added',
      'stock_offered_changed',
    ],
  },
});
