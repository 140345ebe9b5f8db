import { aListing } from '../../constraints/scenes.js';
import type { ConstraintCase } from '../database.js';
import { broken, text, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    goods: number;
    otherGoods: number;
  }
}

/** A value outside the codes of a field. */
const unknownCode = (field: string, value: number): ConstraintCase =>
  broken('goods', `goods_${field}_ck`, `goods with ${field} ${value}`, { [field]: value });

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
      twice('goods', 'goods_sn_uq', 'two goods of one number', { goods_sn: 'SAME' }),
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
      broken('goods', 'goods_currency_ck', 'goods in a currency we do not keep', { currency: 'EUR' }),
      twice('goods_image', 'goods_image_pk', 'two pictures at one place'),
      broken('goods', 'goods_ships_from_ck', 'a country in small letters', { ships_from: 'jp' }),
      broken('goods', 'goods_origin_ck', 'a country that is a word', { origin: '日本' }),
      broken('goods', 'goods_usage_hours_ck', 'less than no hours of use', { usage_hours: -1 }),
      broken('goods', 'goods_gtin_ck', 'a GTIN of nine digits', { gtin: '123456789' }),
      broken('goods', 'goods_jp_class_ck', 'a fifth class of devices', { jp_class: 5 }),
      broken('goods', 'goods_jp_approval_number_ck', 'an approval number that is empty', {
        jp_approval_number: '',
      }),
      broken('goods', 'goods_nmpa_number_ck', 'a registration number that is empty', { nmpa_number: '' }),
      broken('goods', 'goods_length_ck', 'goods without length', { length_mm: 0 }),
      broken('goods', 'goods_width_ck', 'goods without width', { width_mm: 0 }),
      broken('goods', 'goods_height_ck', 'goods without height', { height_mm: 0 }),
      broken('goods', 'goods_weight_ck', 'goods without weight', { weight_g: 0 }),
      broken('goods', 'goods_freight_ck', 'freight below nothing', { freight: -1 }),
      broken('goods', 'goods_name_ck', 'goods without a name in any language', {
        name_c: '',
        name_e: '',
        name_j: '',
      }),
      broken('goods', 'goods_reviewed_ck', 'goods on the shelf that nobody reviewed', {
        status: 30,
        needs_review: true,
      }),
      broken('goods', 'goods_audit_status_ck', 'goods whose review is in an unknown state', {
        audit_status: 2,
      }),
      twice('goods_content_image', 'goods_content_image_pk', 'one picture twice in descriptions'),
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
      broken('goods_image', 'goods_image_sort_ck', 'a twenty-second picture', { sort: 21 }),
      twiceInList('goods_image_once_uq', 'one picture twice', 'goods_image'),
      broken('goods_attachment', 'goods_attachment_kind_ck', 'documents of an unknown kind', { kind: 5 }),
      broken('goods_attachment', 'goods_attachment_sort_ck', 'a twenty-first document', { sort: 21 }),
      twice('goods_attachment', 'goods_attachment_pk', 'two documents at one place'),
      twiceInList('goods_attachment_once_uq', 'one document twice', 'goods_attachment'),
      twice('goods_counter', 'goods_counter_pk', 'goods that are counted twice'),
      broken('goods_counter', 'goods_counter_view_ck', 'less than no views', { view_count: -1 }),
      broken('goods_counter', 'goods_counter_collect_ck', 'less than no favourites', { collect_count: -1 }),
      broken('goods_counter', 'goods_counter_question_ck', 'less than no questions', { question_count: -1 }),
      broken('goods', 'goods_stocked_ck', 'stock behind a listing of no item', { is_stocked: true }),
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
    unmapped: [
      [
        /^offered_stock_(company_fk|product_fk|offered_ck)$/,
        'the database alone counts there, of rows that exist',
      ],
    ],
  },
});
