import { aDecidedSubmission } from '../../constraints/scenes.js';
import { type Attempt, goingOn, partOf } from '../database.js';
import { broken } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    company: number;
    /** Documents of `company`, submitted by `buyer`, with no file yet. */
    submission: number;
  }
  interface Past {
    /** Decided, by one decision of `document`. */
    decidedSubmission: number;
  }
}

/** Approved documents. */
const approved = async ({ insert }: Attempt): Promise<number> =>
  insert('company_submission', { status: 2, decision_id: await insert('approval_decision') });

export default thing({
  database: {
    rows: {
      company: () => ({
        name_c: '示例',
        name_e: 'Sample',
        name_j: '見本',
        country: 'JP',
        time_zone: 'Asia/Tokyo',
      }),
      company_submission: (world) => ({
        company_id: world.company,
        account_id: world.buyer,
        company_name: '見本眼科商会',
        legal_person: '見本 太郎',
        legal_number: '7000012050002',
        type: 2,
        country: 'JP',
        company_phone: '03-0000-0000',
        postal_code: '100-0001',
        address: '見本町1',
        pickup_address: '見本町2',
        status: 0,
      }),
      company_submission_file: (world) => ({
        submission_id: world.submission,
        sort: 1,
        owner_id: world.buyer,
        file_id: world.file,
      }),
    },
    world: {
      company: 'company',
      submission: ({ insert }) => insert('company_submission', { status: 1 }),
    },
    breaks: [
      broken('company', 'company_type_ck', 'a kind of company that is on no list', { type: 5 }),
      broken('company', 'company_status_ck', 'an unknown state of a merchant', { status: 3 }),
      broken('company', 'company_is_add_good_ck', 'a switch for publishing beside on and off', {
        is_add_good: 2,
      }),
      broken('company', 'company_merchant_ck', 'a certified company that is no merchant', {
        certification_status: 2,
      }),
      {
        refuses: 'company_owner_uq',
        violation: 'a second company of one owner',
        when: async ({ insert, world }) => {
          await insert('company', { owner_id: world.rival });
          await insert('company', { owner_id: world.rival });
        },
      },
      {
        refuses: 'company_legal_number_uq',
        violation: 'two merchants that are one legal entity',
        when: async ({ insert }) => {
          const entity = { legal_number: '7000012050002', status: 1 };
          await insert('company', entity);
          await insert('company', entity);
        },
      },
      broken(
        'company_submission',
        'company_submission_type_ck',
        'documents of a kind of company that is on no list',
        { type: 0 },
      ),
      broken('company_submission', 'company_submission_status_ck', 'documents in an unknown state', {
        status: 3,
      }),
      broken(
        'company_submission',
        'company_submission_pending_uq',
        'two submissions of one company that wait at once',
        { status: 1 },
      ),
      broken('company_submission', 'company_submission_decided_ck', 'an approval by nobody', { status: 2 }),
      {
        refuses: 'company_submission_decision_uq',
        violation: 'one word on two submissions',
        when: async ({ insert }) => {
          const decision_id = await insert('approval_decision');
          await insert('company_submission', { status: 2, decision_id });
          await insert('company_submission', { status: 2, decision_id });
        },
      },
      {
        refuses: 'company_submission_append_only',
        violation: 'a second decision on decided documents',
        when: async (attempt) =>
          attempt.sql('UPDATE company_submission SET status = 0, decision_id = NULL WHERE id = $1', [
            await approved(attempt),
          ]),
      },
      {
        refuses: 'company_submission_append_only',
        violation: 'documents that are changed afterwards',
        when: ({ sql, world }) =>
          sql(`UPDATE company_submission SET legal_number = '1' WHERE id = $1`, [world.submission]),
      },
      broken('company_submission_file', 'company_submission_file_count_ck', 'a 21st document', { sort: 21 }),
      {
        refuses: 'company_submission_file_once_uq',
        violation: 'one document shown twice',
        when: async ({ insert }) => {
          await insert('company_submission_file');
          await insert('company_submission_file', { sort: 2 });
        },
      },
      {
        refuses: 'company_submission_file_pk',
        violation: 'two documents in one place',
        when: async ({ insert, world }) => {
          const other = await insert('file', { owner_id: world.buyer });
          await insert('company_submission_file');
          await insert('company_submission_file', { file_id: other });
        },
      },
      {
        refuses: 'company_submission_file_owner_fk',
        violation: 'a document as somebody else’s than its owner’s',
        when: ({ insert, world }) => insert('company_submission_file', { owner_id: world.rival }),
      },
      broken('company', 'company_time_zone_ck', 'a clock of no time zone', { time_zone: 'Asia/Atlantis' }),
      broken('company', 'company_time_zone_ck', 'a clock that only PostgreSQL could read', {
        time_zone: 'Foo3',
      }),
      broken('company', 'company_certification_status_ck', 'an unknown state of certification', {
        certification_status: 4,
      }),
    ],
    deadEnds: [
      ['company', { status: 1 }, 'status = NULL'],
      ['company', { certification_status: 0, status: null }, 'status = 0'],
      ['company', { certification_status: 0 }, 'certification_status = 2', 'company_certification_move'],
    ],
    past: {
      decidedSubmission: aDecidedSubmission,
    },
    appendOnly: {
      company_submission: goingOn('companies'),
      company_submission_file: partOf('company_submission', {
        table: 'company_submission_file',
        who: 'companies',
        key: 'submission_id',
      }),
    },
    forbidden: [
      'DELETE FROM company_submission_file',
      'TRUNCATE company_submission_file',
      'UPDATE company_submission_file SET sort = 2',
      'DELETE FROM company_submission',
      'TRUNCATE company_submission',
    ],
    besideKeys: {
      company_submission_decision_fk: { status: 2 },
    },
    unmapped: [
      [
        /^company_/,
        'what a request may break is mapped; the rest the code sets under the lock of the company',
      ],
    ],
  },
});
