import { randomUUID } from 'node:crypto';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { paymentOptions } from '@fovea/shared-types/finance/payment.calls';
import { createRecharge } from '@fovea/shared-types/finance/recharge.calls';
import type { RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import { confirmRemittance, sendRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { paymentGroup } from '@fovea/shared-types/order/payment.calls';
import { ledgerChecks } from '../../server/src/invariants/ledger.checks.js';
import { paymentChecks } from '../../server/src/invariants/payment.checks.js';
import { aPaymentGroup } from '../fixtures/payment-groups.js';
import { takeYenByBank } from '../fixtures/remittances.js';
import { aFile } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import { aMember, aSeller, aStaff } from './people.js';

const AT_ONCE = 50;

/** Something that somebody pays by bank. */
export interface Paid {
  subject_type: RemittedType;
  id: number;
  payer: Person;
}

export const named = ({ subject_type, id }: Paid) => ({ subject_type, id });

/** A payer by bank, and the finance clerk. */
export async function aBankScene(api: TestApi) {
  await takeYenByBank(api.db);
  const sellers = [await aSeller(api), await aSeller(api)] as const;
  const clerk = await aStaff(api, [
    ...(['finance:remittance:list', 'finance:remittance:confirm', 'finance:month-bill:confirm'] as const),
    ...(['finance:bank-line:list', 'finance:bank-line:match'] as const),
  ]);
  const documents = async ({ payer }: Paid) => ({
    remittance_images: [await aFile(api.db, payer.accountId)],
  });
  return {
    clerk,
    papers: documents,
    async aGroup(): Promise<Paid & { orders: number[] }> {
      const payer = await aMember(api);
      const group = await aPaymentGroup(api.db, payer.accountId, sellers);
      return { ...group, subject_type: 'payment_group', payer };
    },
    async aRecharge(money = '5000'): Promise<Paid> {
      const payer = await aMember(api);
      const requested = { money, currency: 'JPY' as const, pay_type: PAY_TYPE.bank };
      const made = await api.ok(createRecharge, requested, { as: payer });
      expect(made).toMatchObject({ payment_id: null, pay_url: null });
      return { subject_type: 'recharge', id: made.id, payer };
    },
    optionsOf: (paid: Paid) => api.ok(paymentOptions, named(paid), { as: paid.payer }),
    send: async (paid: Paid): Promise<number> =>
      (await api.ok(sendRemittance, { ...named(paid), ...(await documents(paid)) }, { as: paid.payer })).id,
    confirm: (id: number) => api.ok(confirmRemittance, { id, status: 1 }, { as: clerk }),
    refuse: (id: number) =>
      api.ok(confirmRemittance, { id, status: -1, audit_notes: 'Nothing arrived' }, { as: clerk }),
    /** How often a decision counts that finance sends fifty times at once. */
    async confirmedAtOnce(id: number): Promise<number> {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          api.envelope(
            confirmRemittance.path,
            { id, status: 1 },
            { as: clerk, headers: { 'Idempotency-Key': randomUUID() } },
          ),
        ),
      );
      const outcomes = new Set(answers.map(({ error }) => error ?? 'done'));
      expect(outcomes).toEqual(new Set(['done', 'ALREADY_DECIDED']));
      return answers.filter(({ code }) => code === 200).length;
    },
    yenOf: async ({ payer }: Paid) =>
      (await api.ok(myBalance, {}, { as: payer })).find(({ currency }) => currency === 'JPY')?.balance ?? '0',
    statesOf: async ({ id, payer }: Paid) =>
      (await api.ok(paymentGroup, { id }, { as: payer })).orders.map(({ status }) => status),
    /** What the bank sent, document by document. */
    async capturesOf({ subject_type, id }: Paid) {
      const { rows } = await api.db.query<{ subject_id: number; amount: number }>(
        `SELECT subject_id, amount FROM capture WHERE method = ${PAY_TYPE.bank}
           AND (payment_group_id = $2 AND $1 = 'payment_group' OR (subject_type, subject_id) = ($1, $2))
         ORDER BY subject_id`,
        [subject_type, id],
      );
      return rows;
    },
    async expectSoundLedger(): Promise<void> {
      for (const check of [...ledgerChecks, ...paymentChecks])
        expect((await check.run(api.db)).violations).toEqual([]);
    },
  };
}

export type BankScene = Awaited<ReturnType<typeof aBankScene>>;
