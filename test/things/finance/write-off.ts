import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { writeOffMachine } from '@fovea/shared-types/states/requested.states';
import { anOverdueBill, aWriteOff } from '../../fixtures/months.js';
import { anyTime } from '../database.js';
import { declaredDocument, requestedCases } from '../declared-document.js';
import { twice } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  ...declaredDocument(writeOff, {
    title: 'the approval of write-offs',
    machine: writeOffMachine,
    table: 'write_off',
    aRow: ({ db }, status, madeBy) => aWriteOff(db, status, { madeBy }),
  }),
  records: {
    'finance:write-off': { sample: async ({ db }) => ({ bill_id: await anOverdueBill(db) }) },
  },
  database: {
    rows: {
      write_off: (world) => ({ bill_id: world.monthBill, reason: 'the clinic closed', made_by: world.rival }),
    },
    breaks: [
      ...requestedCases('write_off'),
      twice('write_off', 'write_off_open_uq', 'two that wait of one bill'),
      {
        refuses: 'approval_decision_never_own_ck',
        violation: 'a word on one’s own write-off, whatever one holds',
        when: ({ insert, world }) =>
          insert('approval_decision', {
            document: 'write_off',
            ...{ initiator_id: world.rival, decided_by: world.rival, is_own_by_wildcard: true },
          }),
      },
    ],
    appendOnly: {
      write_off: anyTime('finance'),
    },
    forbidden: ['DELETE FROM write_off', 'UPDATE write_off SET reason = reason'],
    keysElsewhere: {
      write_off_decision_fk: 'a decided one is in another state: its case covers that',
    },
    unbreakable: ['write_off_sn_uq', 'write_off_booked_uq'],
  },
});
