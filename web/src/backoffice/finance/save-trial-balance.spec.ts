import type { TrialBalance } from '@fovea/shared-types/finance/trial-balance.dto';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import translated from '../../locales/finance.json';
import { trialBalanceCsv } from './save-trial-balance';

it('is a row for each kind of account, and the totals of each currency', async () => {
  const finance = Object.fromEntries(Object.entries(translated).map(([key, { en }]) => [key, en]));
  const texts = i18next.createInstance();
  await texts.init({ lng: 'en', keySeparator: false, ns: 'finance', resources: { en: { finance } } });
  const balance: TrialBalance = {
    begin: '2026-11-01',
    end: '2026-11-27',
    rows: [
      {
        ...{ kind: 'bank', currency: 'JPY', account_code: '1110', account_name: '普通預金, 本店' },
        ...{
          accounts: 1,
          opening_debit: '1000',
          opening_credit: '0',
          moved_debit: '4000',
          moved_credit: '0',
        },
        ...{ debit: '5000', credit: '0' },
      },
      {
        ...{ kind: 'available', currency: 'JPY', account_code: '=2110', account_name: '預り金' },
        ...{
          accounts: 12,
          opening_debit: '0',
          opening_credit: '1000',
          moved_debit: '0',
          moved_credit: '4000',
        },
        ...{ debit: '0', credit: '5000' },
      },
    ],
    totals: [
      {
        ...{ currency: 'JPY', opening_debit: '1000', opening_credit: '1000', moved_debit: '4000' },
        ...{ moved_credit: '4000', debit: '5000', credit: '5000' },
      },
    ],
  };
  const [, titles, bank, available, total] = trialBalanceCsv(balance, texts.getFixedT('en', 'finance')).split(
    '\r\n',
  );
  expect(titles).toBe(
    'Currency,Account code,Account,Account name,Accounts,Opening debit,Opening credit,Debited,Credited,Closing debit,Closing credit',
  );
  expect(bank).toMatch(/^JPY,1110,[^,]+,"普通預金, 本店",1,1000,0,4000,0,5000,0$/);
  // A text that begins like a formula stays a text.
  expect(available).toMatch(/^JPY,'=2110,/);
  expect(total).toBe('JPY,,Total,,,1000,1000,4000,4000,5000,5000');
  // An amount below zero is a number: an apostrophe would make a text of it.
  const below = { ...balance, totals: balance.totals.map((one) => ({ ...one, credit: '-34540' })) };
  expect(trialBalanceCsv(below, texts.getFixedT('en', 'finance'))).toMatch(/,-34540$/);
});
