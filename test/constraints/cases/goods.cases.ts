import type { ConstraintCase } from '../proof.js';

/** A value outside the codes of a field. */
const unknownCode = (field: string, value: number): ConstraintCase => ({
  refuses: `goods_${field}_ck`,
  violation: `goods with ${field} ${value}`,
  when: ({ insert }) => insert('goods', { [field]: value }),
});

export const goodsCases: ConstraintCase[] = [
  {
    refuses: 'category_level_ck',
    violation: 'a fourth level of categories',
    when: ({ insert, world }) => insert('category', { level: 4, pid: world.category }),
  },
  {
    refuses: 'category_root_ck',
    violation: 'a category of the second level without a parent',
    when: ({ insert }) => insert('category', { level: 2 }),
  },
  {
    refuses: 'category_root_ck',
    violation: 'a category of the first level below another',
    when: ({ insert, world }) => insert('category', { pid: world.category }),
  },
  {
    refuses: 'category_status_ck',
    violation: 'a category neither shown nor hidden',
    when: ({ insert }) => insert('category', { status: 2 }),
  },
  {
    refuses: 'category_code_uq',
    violation: 'two categories of one code',
    when: async ({ insert }) => {
      await insert('category', { code: 'oct' });
      await insert('category', { code: 'oct' });
    },
  },
  {
    refuses: 'category_name_ck',
    violation: 'a category without a Japanese name',
    when: ({ insert }) => insert('category', { name_j: '' }),
  },
  {
    refuses: 'category_name_uq',
    violation: 'two roots of one name, one written in full width',
    when: async ({ insert }) => {
      await insert('category', { name_e: 'OCT' });
      await insert('category', { name_e: 'ＯＣＴ' });
    },
  },
  {
    refuses: 'category_parent_level_fk',
    violation: 'a category of the third level right below a root',
    when: async ({ insert, commitWould, world }) => {
      await insert('category', { level: 3, pid: world.category });
      await commitWould();
    },
  },
  {
    refuses: 'brand_name_uq',
    violation: 'two makers of one name, one in capitals',
    when: async ({ insert }) => {
      await insert('brand', { name_e: 'Lumen' });
      await insert('brand', { name_e: 'LUMEN' });
    },
  },
  {
    refuses: 'brand_name_ck',
    violation: 'a maker without a Latin name',
    when: ({ insert }) => insert('brand', { name_e: '' }),
  },
  {
    refuses: 'brand_status_ck',
    violation: 'a maker neither shown nor hidden',
    when: ({ insert }) => insert('brand', { status: 2 }),
  },
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
];
