import { describe, expect, it } from 'vitest';
import { chosenLines, isChoice, proposedAmount } from './refund-pieces';

const line = (order_line_id: number, quantity: number, unit_amount: number) => ({
  ...{ order_line_id, quantity, unit_amount, goods_name: 'Lens' },
});
const lines = [line(7, 3, 100), line(8, 1, 900)];

describe('the pieces of a refund', () => {
  it('are a choice where there are several', () => {
    expect(isChoice(lines)).toBe(true);
    expect(isChoice([line(7, 3, 100)])).toBe(true);
    expect(isChoice([line(8, 1, 900)])).toBe(false);
  });

  it('are those of which any is meant', () => {
    expect(chosenLines(lines, { 7: 2, 8: 0 })).toEqual([{ order_line_id: 7, quantity: 2 }]);
  });

  it('propose their price, the whole for no choice and for all, and never more than that', () => {
    expect(proposedAmount(lines, { 7: 2 }, 1_400)).toBe(200);
    expect(proposedAmount(lines, {}, 1_400)).toBe(1_400);
    expect(proposedAmount(lines, { 7: 3, 8: 1 }, 1_400)).toBe(1_400);
    expect(proposedAmount(lines, { 7: 2 }, 150)).toBe(150);
  });
});
