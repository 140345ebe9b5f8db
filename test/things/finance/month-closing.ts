import { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import { monthReopeningMachine } from '@fovea/shared-types/states/requested.states';
import { aClosedMonth, aMonthReopening } from '../../fixtures/month-closings.js';
import { anyTime } from '../database.js';
import { declaredDocument, requestedCases } from '../declared-document.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  ...declaredDocument(monthReopening, {
    title: 'the approval of month reopenings',
    machine: monthReopeningMachine,
    table: 'month_reopening',
    aRow: ({ db }, status, madeBy) => aMonthReopening(db, status, madeBy),
  }),
  records: {
    'finance:month-closing': { sample: () => ({ month: aPastMonth() }) },
    'finance:month-reopening': { sample: async ({ db }) => ({ month: await aClosedMonth(db) }) },
  },
  database: {
    rows: {
      month_closing: (world) => ({ month: '1850-01', closed_by: world.rival }),
      month_reopening: (world) => ({ month: '1850-01', reason: 'a sample', made_by: world.rival }),
    },
    breaks: [
      ...requestedCases('month_reopening'),
      broken('month_reopening', 'month_reopening_month_ck', 'a thirteenth month', { month: '1850-13' }),
      twice('month_reopening', 'month_reopening_open_uq', 'two that wait of one month'),
      broken('month_closing', 'month_closing_month_ck', 'a thirteenth month', { month: '1850-13' }),
      broken('month_closing', 'month_closing_over_ck', 'a month that is not over', { month: '9999-01' }),
      twice('month_closing', 'month_closing_once_uq', 'a month that is closed twice at once'),
      {
        refuses: 'month_closing_reopened_ck',
        violation: 'a month that is open since no time',
        when: async ({ insert: add, sql, world }) => {
          const decision_id = await add('approval_decision', { document: 'month_reopening' });
          const id = await add('month_reopening', { status: 1, decision_id });
          await add('month_closing', { closed_by: world.rival });
          await sql('UPDATE month_closing SET reopening_id = $1', [id]);
        },
      },
      {
        refuses: 'month_closing_reopens',
        violation: 'a month that is opened by a request which nobody approved',
        when: async ({ insert: add, sql }) => {
          const closing = await add('month_closing');
          const id = await add('month_reopening');
          await sql('UPDATE month_closing SET reopening_id = $1, reopened_at = now() WHERE id = $2', [
            id,
            closing,
          ]);
        },
      },
      {
        refuses: 'month_closing_reopening_uq',
        violation: 'two closings that one request opens',
        when: async ({ insert: add, sql }) => {
          const decision_id = await add('approval_decision', { document: 'month_reopening' });
          const id = await add('month_reopening', { status: 1, decision_id });
          const reopen = async (closing: number) =>
            sql('UPDATE month_closing SET reopening_id = $1, reopened_at = now() WHERE id = $2', [
              id,
              closing,
            ]);
          await reopen(await add('month_closing'));
          await reopen(await add('month_closing'));
        },
      },
      {
        refuses: 'journal_entry_month_open',
        violation: 'an entry that counts in a closed month',
        when: async ({ insert: add, sql }) => {
          await add('month_closing', { month: '1999-12' });
          await sql(`SELECT set_config('fovea.posting_day', '1999-12-31', true)`);
          await add('journal_entry');
        },
      },
    ],
    appendOnly: {
      month_reopening: anyTime('finance'),
      month_closing: {
        who: 'finance',
        when: 'once a month is over, and again after it was opened',
        refuses: [
          {
            by: 'month_closing_append_only_ck',
            violation: 'a closing by somebody else',
            when: async ({ insert: add, sql, world }) => {
              const closing = await add('month_closing');
              await sql('UPDATE month_closing SET closed_by = $1 WHERE id = $2', [world.buyer, closing]);
            },
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM month_reopening',
      'UPDATE month_reopening SET reason = reason',
      'DELETE FROM month_closing',
      'UPDATE month_closing SET month = month',
    ],
    keysElsewhere: {
      month_reopening_decision_fk: 'a decided one is in another state: its case covers that',
      month_closing_reopening_fk: 'what is no approved request is refused by the trigger first',
    },
    answers: {
      month_closing_reopens: 'month_closing_approved_ck',
      journal_entry_month_open: 'journal_entry_month_open_ck',
    },
    notRules: ['month_closing_waits'],
    unbreakable: ['month_reopening_sn_uq'],
    unmapped: [
      [
        /^month_(closing|reopening)_/,
        'what a request may break is mapped or refused at its field; the rest is set by the code',
      ],
    ],
  },
});

let made = 0;
const aPastMonth = (): string => `${1800 + made++}-06`;
