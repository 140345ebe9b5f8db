import { relistAuction } from '@fovea/shared-types/auction/auction.calls';
import {
  auditGoods,
  cancelSubmitGoods,
  delGoods,
  goodsStatus,
  submitGoods,
} from '@fovea/shared-types/goods/publishing.calls';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { goodsMachine, submissionMachine } from '@fovea/shared-types/states/goods.states';
import type { SqlValue } from '../../../server/src/platform/database/database.js';
import { aGoods, aGoodsImage, anAccount } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { listed, numberOf, type Pending } from '../../support/approval-contract.js';
import { HIDDEN_GOODS } from '../../support/hidden-goods.js';
import { aLot, inSeconds } from '../../support/people.js';
import { aForm, aPublisher, handedIn } from '../../support/publishing.js';
import { someTerms } from '../../support/scenes.js';
import type { Cast, MatrixRow } from '../matrix-row.js';
import type { Row } from '../database.js';
import { GONE, insert, type MovedRow, reason, SAME_CALL, type Scene } from '../moves.js';
import { thing } from '../thing.js';

const waitedFor = async (api: TestApi) => ({ id: await aGoods(api.db, { sale_type: 4, sale_state: 3 }) });

/** Goods of the company with a picture, in any state. */
async function goodsOf(
  api: TestApi,
  { seller }: Cast,
  changes: Record<string, SqlValue | null> = {},
): Promise<{ id: number }> {
  const id = await aGoods(api.db, {
    seller_id: seller.accountId,
    company_id: seller.companyId,
    ships_from: 'JP',
    ...changes,
  });
  await aGoodsImage(api.db, id);
  return { id };
}

async function waiting(api: TestApi, cast: Cast): Promise<{ id: number }> {
  const { id } = await goodsOf(api, cast, { status: 10, needs_review: true, audit_status: 0 });
  await api.db.query(`INSERT INTO goods_submission (goods_id, submitted_by, form) VALUES ($1, $2, '{}')`, [
    id,
    cast.seller.accountId,
  ]);
  return { id };
}

/** These staff hold the permission, but the platform did not let them publish. */
const NOBODY_PUBLISHES: MatrixRow = { right: 'FORBIDDEN', others: 'FORBIDDEN', platform: 'FORBIDDEN' };

const over = (): Row => ({ end_at: inSeconds(-1), closed_at: new Date() });

/** The state of goods whose newest submission is in this one. */
const GOODS_OF: Record<number, number> = {
  [SUBMISSION_STATUS.under_review]: GOODS_STATUS.under_review,
  [SUBMISSION_STATUS.approved]: GOODS_STATUS.listed,
  [SUBMISSION_STATUS.rejected]: GOODS_STATUS.rejected,
  [SUBMISSION_STATUS.withdrawn]: GOODS_STATUS.draft,
};

async function aSubmission(scene: Scene, status: number): Promise<MovedRow> {
  const sender = await anAccount(scene.api.db);
  const goodsId = await aGoods(scene.api.db, { status: GOODS_OF[status] ?? 0, audit_status: status });
  const id = await insert(scene, 'goods_submission', { goods_id: goodsId, submitted_by: sender, form: '{}' });
  const isDecided = status === SUBMISSION_STATUS.approved || status === SUBMISSION_STATUS.rejected;
  // A decision and what it decides are of one transaction.
  await scene.api.db.transaction(async (tx) => {
    const decision = {
      ...{
        document: 'goods_submission',
        document_id: id,
        is_approved: status === SUBMISSION_STATUS.approved,
      },
      ...{ is_final: true, notes: reason, initiator_id: sender, decided_by: scene.staff.accountId },
    };
    const decisionId = isDecided ? await insert(scene, 'approval_decision', decision, tx) : null;
    if (status !== SUBMISSION_STATUS.under_review)
      await tx.query(
        `UPDATE goods_submission SET audit_status = $2, decision_id = $3,
           withdrawn_at = CASE WHEN $3::bigint IS NULL THEN now() END WHERE id = $1`,
        [id, status, decisionId],
      );
  });
  return { id, named: goodsId };
}

async function aPendingSubmission(api: TestApi, changes: object): Promise<Pending> {
  const initiator = await aPublisher(api);
  const id = await handedIn(api, initiator, changes);
  const sql = 'SELECT max(id) AS found FROM goods_submission WHERE goods_id = $1';
  return { id, documentId: await numberOf(api, sql, id), initiator };
}

export default thing({
  calls: {
    '/index/index': {},
    '/index/country-list': {},
    '/goods/goods-params': {},
    '/goods/goods-list': {},
    '/goods/goods-detail': { request: async (api) => ({ id: await aGoods(api.db) }) },
    '/goods/similar-goods': { request: waitedFor },
    '/goods/goods-by-ids': { request: async (api) => ({ ids: [await aGoods(api.db)] }) },
    '/index/home-data': {},
    '/goods/admin-goods-list': {},
    '/goods/admin-goods-detail': { request: goodsOf, others: 'NOT_FOUND' },
    '/goods/add-goods': { request: (api, { member }) => aForm(api, member), ...NOBODY_PUBLISHES },
    '/goods/update-goods': {
      request: async (api, cast) => ({ ...(await goodsOf(api, cast)), price: '5000' }),
      others: 'NOT_FOUND',
    },
    '/goods/del-goods': {
      request: (api, cast) => goodsOf(api, cast, { status: 20 }),
      others: 'NOT_FOUND',
    },
    '/goods/submit-goods': {
      request: (api, cast) => goodsOf(api, cast, { status: 20 }),
      right: 'FORBIDDEN',
      others: 'NOT_FOUND',
    },
    '/goods/cancel-submit-goods': { request: waiting, others: 'NOT_FOUND' },
    '/goods/audit-goods': {
      request: async (api, cast) => ({ ids: [(await waiting(api, cast)).id], status: 1 }),
      right: 'FORBIDDEN',
      others: 'FORBIDDEN',
    },
    '/goods/goods-status': {
      request: async (api, cast) => ({ ids: [(await goodsOf(api, cast)).id], status: 20, reason: 'a copy' }),
      others: 'NOT_FOUND',
    },
  },
  ids: {
    hidden: {
      goods_id: HIDDEN_GOODS,
      goods_ids: HIDDEN_GOODS,
      '/goods/goods-by-ids#ids[]': HIDDEN_GOODS,
      '/goods/goods-detail#id': HIDDEN_GOODS,
      '/goods/similar-goods#id': HIDDEN_GOODS,
    },
    askers: {
      '/goods/add-goods': async (api) => {
        const as = await aPublisher(api);
        return { as, body: await aForm(api, as) };
      },
    },
  },
  moves: [
    {
      machine: goodsMachine,
      table: 'goods',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await aGoods(api.db, { status }) }),
      actions: {
        submit: { path: submitGoods.path, unseen: GONE, body: (id) => ({ id }) },
        withdraw: { path: cancelSubmitGoods.path, unseen: GONE, body: (id) => ({ id }) },
        approve: { path: auditGoods.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: { path: auditGoods.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
        'put on the shelf': { path: goodsStatus.path, body: (id) => ({ ids: [id], status: 30 }) },
        'take off the shelf': { path: goodsStatus.path, body: (id) => ({ ids: [id], status: 20, reason }) },
        relist: {
          path: relistAuction.path,
          body: async (id, { api }) => ({
            ...someTerms(),
            id: (await aLot(api, { goods_id: id, status: AUCTION_STATUS.failed, ...over() })).id,
          }),
        },
        delete: { path: delGoods.path, unseen: GONE, body: (id) => ({ id }) },
      },
      elsewhere: {
        'force off': SAME_CALL('take off the shelf'),
        'edit text, images, category or condition':
          'a form is sent for goods in any state: publishing.api.spec',
      },
    },
    {
      machine: submissionMachine,
      table: 'goods_submission',
      column: 'audit_status',
      aRow: aSubmission,
      actions: {
        withdraw: { path: cancelSubmitGoods.path, body: (id) => ({ id }) },
        approve: { path: auditGoods.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: { path: auditGoods.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
      },
    },
  ],
  approvals: {
    'the review of goods': {
      name: 'goods_submission',
      permission: 'goods:goods:approve',
      reads: 'goods:goods:list',
      path: auditGoods.path,
      notesField: 'audit_notes',
      auditAction: 'goods:goods:audit',
      limit: ['goods_submission', 5_000_000],
      aPending: (api) => aPendingSubmission(api, {}),
      aValuable: (api) => aPendingSubmission(api, { price: '3000000', quantity: 2 }),
      body: (documents, decision) => ({ ...listed(documents, decision), submission_ids: decision.read }),
      statusOf: (api, { documentId }) =>
        numberOf(api, 'SELECT audit_status AS found FROM goods_submission WHERE id = $1', documentId),
      change: async (api, { id, initiator }) => {
        await api.ok(cancelSubmitGoods, { id }, { as: initiator });
        await api.ok(submitGoods, { id }, { as: initiator });
      },
    },
  },
});
