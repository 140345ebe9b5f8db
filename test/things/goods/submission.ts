import { goingOn, partOf } from '../database.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `otherGoods`, withdrawn. */
    goodsSubmission: number;
  }
}

export default thing({
  database: {
    rows: {
      goods_submission: (world) => ({
        goods_id: world.otherGoods,
        submitted_by: world.seller,
        form: '{}',
        audit_status: -2,
      }),
      goods_submission_file: (world) => ({
        submission_id: world.goodsSubmission,
        owner_id: world.buyer,
        file_id: world.file,
      }),
    },
    world: {
      goodsSubmission: 'goods_submission',
    },
    breaks: [
      broken('goods_submission', 'goods_submission_status_ck', 'a submission in an unknown state', {
        audit_status: 2,
      }),
      twice(
        'goods_submission',
        'goods_submission_pending_uq',
        'two submissions of one goods that wait at once',
        { audit_status: 0 },
      ),
      broken('goods_submission', 'goods_submission_decided_ck', 'an approval by nobody', { audit_status: 1 }),
      {
        refuses: 'goods_submission_decision_uq',
        violation: 'one word on two submissions',
        when: async ({ insert }) => {
          const row = { audit_status: 1, decision_id: await insert('approval_decision') };
          await insert('goods_submission', row);
          await insert('goods_submission', row);
        },
      },
      {
        refuses: 'goods_submission_append_only',
        violation: 'a second word on goods that were decided',
        when: async ({ insert, sql }) => {
          const decision_id = await insert('approval_decision');
          const id = await insert('goods_submission', { audit_status: 1, decision_id });
          await sql('UPDATE goods_submission SET audit_status = -2, decision_id = NULL WHERE id = $1', [id]);
        },
      },
      {
        refuses: 'goods_submission_append_only',
        violation: 'a submission that says something else afterwards',
        when: async ({ insert, sql }) => {
          const id = await insert('goods_submission', { audit_status: 0 });
          await sql(`UPDATE goods_submission SET form = '{"year": 2020}' WHERE id = $1`, [id]);
        },
      },
      twice('goods_submission_file', 'goods_submission_file_pk', 'one file twice in a submission'),
    ],
    deadEnds: [['goods_submission', { audit_status: 0 }, 'audit_status = 5']],
    appendOnly: {
      goods_submission: goingOn('merchants'),
      goods_submission_file: partOf('goods_submission', {
        table: 'goods_submission_file',
        who: 'merchants',
        key: 'submission_id',
      }),
    },
    forbidden: ['DELETE FROM goods_submission', 'UPDATE goods_submission_file SET file_id = 1'],
    besideKeys: {
      goods_submission_decision_fk: { audit_status: 1 },
    },
  },
});
