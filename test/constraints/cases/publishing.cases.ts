import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

/** Goods with one wrong field. */
const wrongGoods = (refuses: string, violation: string, row: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('goods', row),
});

/** The same file a second time in one list. */
const twice = (refuses: string, violation: string, table: string): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert, world }) => {
    const row = { owner_id: world.buyer, file_id: world.file };
    await insert(table, { ...row, sort: 1 });
    await insert(table, { ...row, sort: 2 });
  },
});

export const publishingCases: ConstraintCase[] = [
  wrongGoods('goods_ships_from_ck', 'a country in small letters', { ships_from: 'jp' }),
  wrongGoods('goods_origin_ck', 'a country that is a word', { origin: '日本' }),
  wrongGoods('goods_usage_hours_ck', 'less than no hours of use', { usage_hours: -1 }),
  wrongGoods('goods_gtin_ck', 'a GTIN of nine digits', { gtin: '123456789' }),
  wrongGoods('goods_jp_class_ck', 'a fifth class of devices', { jp_class: 5 }),
  wrongGoods('goods_jp_approval_number_ck', 'an approval number that is empty', { jp_approval_number: '' }),
  wrongGoods('goods_nmpa_number_ck', 'a registration number that is empty', { nmpa_number: '' }),
  wrongGoods('goods_length_ck', 'goods without length', { length_mm: 0 }),
  wrongGoods('goods_width_ck', 'goods without width', { width_mm: 0 }),
  wrongGoods('goods_height_ck', 'goods without height', { height_mm: 0 }),
  wrongGoods('goods_weight_ck', 'goods without weight', { weight_g: 0 }),
  wrongGoods('goods_freight_ck', 'freight below nothing', { freight: -1 }),
  wrongGoods('goods_name_ck', 'goods without a name in any language', { name_c: '', name_e: '', name_j: '' }),
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
  twice('goods_image_once_uq', 'one picture twice', 'goods_image'),
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
  twice('goods_attachment_once_uq', 'one document twice', 'goods_attachment'),
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
    refuses: 'goods_submission_status_ck',
    violation: 'a submission in an unknown state',
    when: ({ insert }) => insert('goods_submission', { audit_status: 2 }),
  },
  {
    refuses: 'goods_submission_pending_uq',
    violation: 'two submissions of one goods that wait at once',
    when: async ({ insert }) => {
      await insert('goods_submission', { audit_status: 0 });
      await insert('goods_submission', { audit_status: 0 });
    },
  },
  {
    refuses: 'goods_submission_decided_ck',
    violation: 'an approval by nobody',
    when: ({ insert }) => insert('goods_submission', { audit_status: 1 }),
  },
  {
    refuses: 'goods_submission_decision_uq',
    violation: 'one word on two submissions',
    when: async ({ insert }) => {
      const row = { audit_status: 1, decision_id: await insert('approval_decision') };
      await insert('goods_submission', row);
      await insert('goods_submission', row);
    },
  },
  {
    refuses: 'goods_submission_append_only',
    violation: 'a second word on goods that were decided',
    when: async ({ insert, sql }) => {
      const decision_id = await insert('approval_decision');
      const id = await insert('goods_submission', { audit_status: 1, decision_id });
      await sql('UPDATE goods_submission SET audit_status = -2, decision_id = NULL WHERE id = $1', [id]);
    },
  },
  {
    refuses: 'goods_submission_append_only',
    violation: 'a submission that says something else afterwards',
    when: async ({ insert, sql }) => {
      const id = await insert('goods_submission', { audit_status: 0 });
      await sql(`UPDATE goods_submission SET form = '{"year": 2020}' WHERE id = $1`, [id]);
    },
  },
  {
    refuses: 'goods_submission_file_pk',
    violation: 'one file twice in a submission',
    when: async ({ insert }) => {
      await insert('goods_submission_file');
      await insert('goods_submission_file');
    },
  },
  {
    refuses: 'draft_product_status_ck',
    violation: 'a draft in an unknown state',
    when: ({ insert }) => insert('draft_product', { status: 2 }),
  },
  {
    refuses: 'draft_product_form_ck',
    violation: 'a draft that is no form',
    when: ({ insert }) => insert('draft_product', { form: '[]' }),
  },
  {
    refuses: 'draft_product_published_ck',
    violation: 'a published draft without its goods',
    when: ({ insert }) => insert('draft_product', { status: 1 }),
  },
  {
    refuses: 'draft_product_goods_uq',
    violation: 'two drafts that became one goods',
    when: async ({ insert, world }) => {
      await insert('draft_product', { status: 1, goods_id: world.goods });
      await insert('draft_product', { status: 1, goods_id: world.goods });
    },
  },
  {
    refuses: 'draft_product_file_pk',
    violation: 'one file twice in a draft',
    when: async ({ insert }) => {
      await insert('draft_product_file');
      await insert('draft_product_file');
    },
  },
];
