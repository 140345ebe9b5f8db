import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

/** An item with one wrong field. */
const wrongItem = (refuses: string, violation: string, row: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('product', row),
});

export const productCases: ConstraintCase[] = [
  wrongItem('product_code_ck', 'an item whose model is an empty text', { goods_code: '' }),
  wrongItem('product_status_ck', 'an item neither in use nor out of it', { status: 2 }),
  wrongItem('product_name_ck', 'an item without a name in any language', { name_e: '' }),
  wrongItem('product_device_class_ck', 'an item of a class of devices that there is not', {
    device_class: 5,
  }),
  wrongItem('product_gtin_ck', 'an item whose GTIN has a wrong digit', { gtin: '04912345678905' }),
  wrongItem('product_gtin_ck', 'an item whose GTIN is too short', { gtin: '4912345678904' }),
  wrongItem('product_udi_di_ck', 'an item whose UDI-DI is an empty text', { udi_di: '' }),
  {
    refuses: 'product_image_pk',
    violation: 'two pictures of an item at one place',
    when: async ({ insert }) => {
      await insert('product_image');
      await insert('product_image');
    },
  },
  {
    refuses: 'product_image_once_uq',
    violation: 'one picture of an item twice',
    when: async ({ insert }) => {
      await insert('product_image');
      await insert('product_image', { sort: 2 });
    },
  },
  {
    refuses: 'product_image_sort_ck',
    violation: 'a twenty-first picture of an item',
    when: ({ insert }) => insert('product_image', { sort: 21 }),
  },
  {
    refuses: 'product_content_image_pk',
    violation: 'one picture twice in the descriptions of an item',
    when: async ({ insert }) => {
      await insert('product_content_image');
      await insert('product_content_image');
    },
  },
];
