/** What a buyer pays for an order, in minor units; what was frozen for it before is not in it. */
export const lessDeposit = ({ total, deposit }: { total: number; deposit: number }): number =>
  total - deposit;
