import { refund } from '@fovea/shared-types/order/refund.record';
import { member } from '@fovea/shared-types/member/member.record';
import { fieldsOf } from '@fovea/shared-types/record/record';
import { expect, it } from 'vitest';
import { factOf, recordFacts } from './record-facts';

it('names what holds and what does not: a return that was agreed is no empty value', () => {
  const value = (need_return: boolean) => recordFacts(refund, { need_return }, ['need_return'])[0]?.value;
  expect([value(true), value(false)]).toEqual(['Yes', 'No']);
  const flag = Object.values(fieldsOf(member)).find(({ kind }) => kind === 'flag');
  expect(flag && [factOf(flag, 1), factOf(flag, 0)]).toEqual(['Yes', 'No']);
});
