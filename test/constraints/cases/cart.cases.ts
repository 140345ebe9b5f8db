import type { ConstraintCase } from '../proof.js';

export const cartCases: ConstraintCase[] = [
  {
    refuses: 'cart_line_quantity_ck',
    violation: 'a line of no pieces',
    when: ({ insert }) => insert('cart_line', { quantity: 0 }),
  },
  {
    refuses: 'cart_line_once_uq',
    violation: 'goods twice in one cart',
    when: async ({ insert }) => {
      await insert('cart_line', {});
      await insert('cart_line', {});
    },
  },
];
