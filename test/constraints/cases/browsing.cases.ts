import type { ConstraintCase } from '../proof.js';

/** What members keep, ask and want to hear of goods. */
export const browsingCases: ConstraintCase[] = [
  {
    refuses: 'goods_collect_pk',
    says: 'one favourite twice',
    when: async ({ insert }) => {
      await insert('goods_collect');
      await insert('goods_collect');
    },
  },
];
