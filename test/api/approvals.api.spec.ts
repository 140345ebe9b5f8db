import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import { anEngineer } from '../fixtures/engineers.js';
import { auditBidder } from '@fovea/shared-types/auction/auction.calls';
import { auditGoods, cancelSubmitGoods, submitGoods } from '@fovea/shared-types/goods/publishing.calls';
import { auditMerchant, updateCompany } from '@fovea/shared-types/member/company.calls';
import { addWithdrawal, auditWithdrawal } from '@fovea/shared-types/finance/withdrawal.calls';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { auditTransfer } from '@fovea/shared-types/finance/transfer.calls';
import { auditLicence } from '@fovea/shared-types/member/licence.calls';
import { licence } from '@fovea/shared-types/member/licence.record';
import { BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { sendWarehouseAllocations } from '@fovea/shared-types/warehouse/allocation.calls';
import {
  confirmWarehouseAudits,
  warehouseAuditsDetail,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import { startApi, type TestApi } from '../support/api.js';
import { approvalContract, type DocumentUnderTest, type Pending } from '../support/approval-contract.js';
import { anApplicant, type Applicant } from '../support/companies.js';
import { addLimit } from '../support/approval-limits.js';
import { aLicence, aLicenceKeeper } from '../support/licences.js';
import { aPublisher, handedIn } from '../support/publishing.js';
import { aBankAccount } from '../fixtures/payouts.js';
import { anAccount } from '../fixtures/rows.js';
import { anItem } from '../fixtures/stock-rows.js';
import { aWarehouse } from '../fixtures/places.js';
import { anExchange } from '../fixtures/exchanges.js';
import { aWriteOff } from '../fixtures/months.js';
import { aVoucher } from '../fixtures/vouchers.js';
import { aProceedsPayout } from '../fixtures/proceeds-payouts.js';
import { aStaff, giveMoney } from '../support/people.js';
import { aStaffedStockroom, reviewError, sentIn, sentMove } from '../support/stock.js';
import { aPendingBidder } from '../support/scenes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await addLimit(api, 'goods_submission', 5_000_000);
  await addLimit(api, 'stock_document', 5_000_000);
});
afterAll(() => api?.stop());

/** The first number that a statement about one row finds. */
const numberOf = async (sql: string, id: number): Promise<number> =>
  Number((await api.db.query<{ found: number }>(sql, [id])).rows[0]?.found);

const { pending, certified } = CERTIFICATION_STATUS;
const applicants = new Map<number, Applicant>();

const companyDocuments: DocumentUnderTest = {
  name: 'company_submission',
  permission: 'member:company:approve',
  reads: 'member:company:list',
  path: auditMerchant.path,
  notesField: 'reason',
  auditAction: 'member:company:audit',
  isSingle: true,
  isNeverOwn: true,
  aPending: async () => {
    const applicant = await anApplicant(api);
    applicants.set(applicant.companyId, applicant);
    const id = applicant.companyId;
    const sql = 'SELECT max(id) AS found FROM company_submission WHERE company_id = $1';
    return { id, documentId: await numberOf(sql, id), initiator: applicant };
  },
  body: ([first], { status, notes, read, request_id }) => ({
    id: first?.id,
    status,
    reason: notes,
    submission_id: read?.[0],
    request_id,
  }),
  statusOf: async (_, { documentId }) => {
    const status = await numberOf('SELECT status AS found FROM company_submission WHERE id = $1', documentId);
    return status === pending ? 0 : status === certified ? 1 : -1;
  },
  change: async (_, { id }: Pending) => {
    const applicant = applicants.get(id);
    if (applicant) await api.ok(updateCompany, { ...applicant.request, type: 3 }, { as: applicant });
  },
};

const aSubmission = async (changes: object): Promise<Pending> => {
  const initiator = await aPublisher(api);
  const id = await handedIn(api, initiator, changes);
  const sql = 'SELECT max(id) AS found FROM goods_submission WHERE goods_id = $1';
  return { id, documentId: await numberOf(sql, id), initiator };
};

const submission: DocumentUnderTest = {
  name: 'goods_submission',
  permission: 'goods:goods:approve',
  reads: 'goods:goods:list',
  path: auditGoods.path,
  notesField: 'audit_notes',
  auditAction: 'goods:goods:audit',
  aPending: () => aSubmission({}),
  aValuable: () => aSubmission({ price: '3000000', quantity: 2 }),
  body: (documents, { status, notes, read, request_id }) => ({
    ids: documents.map(({ id }) => id),
    status,
    audit_notes: notes,
    submission_ids: read,
    request_id,
  }),
  statusOf: (_, { documentId }) =>
    numberOf('SELECT audit_status AS found FROM goods_submission WHERE id = $1', documentId),
  change: async (_, { id, initiator }) => {
    await api.ok(cancelSubmitGoods, { id }, { as: initiator });
    await api.ok(submitGoods, { id }, { as: initiator });
  },
};

const bidder: DocumentUnderTest = {
  name: 'auction_bidder',
  permission: 'auction:bidder:approve',
  reads: 'auction:bidder:list',
  path: auditBidder.path,
  notesField: 'reason',
  auditAction: 'auction.%-bidder',
  aPending: async () => {
    const { person, bidderId } = await aPendingBidder(api);
    return { id: bidderId, documentId: bidderId, initiator: person };
  },
  body: (documents, { status, notes, request_id }) => ({
    ids: documents.map(({ id }) => id),
    status,
    reason: notes,
    request_id,
  }),
  statusOf: async (_, { id }) => {
    const status = await numberOf('SELECT status AS found FROM auction_bidder WHERE id = $1', id);
    return status === BIDDER_STATUS.pending ? 0 : status === BIDDER_STATUS.admitted ? 1 : -1;
  },
};

const licenceSubmission: DocumentUnderTest = {
  name: 'licence_submission',
  permission: 'member:licence:approve',
  reads: 'member:licence:list',
  path: auditLicence.path,
  notesField: 'audit_notes',
  auditAction: 'member:licence:audit',
  aPending: async () => {
    const initiator = await aLicenceKeeper(api);
    const id = await aLicence(api, initiator);
    const sql = 'SELECT max(id) AS found FROM licence_submission WHERE licence_id = $1';
    return { id, documentId: await numberOf(sql, id), initiator };
  },
  body: (documents, { status, notes, read, request_id }) => ({
    ids: documents.map(({ id }) => id),
    status,
    audit_notes: notes,
    submission_ids: read,
    request_id,
  }),
  statusOf: (_, { id }) => numberOf('SELECT status AS found FROM company_licence WHERE id = $1', id),
  change: async (_, { id, initiator }) => {
    await api.ok(licence.calls.update, { id, authority: '別の保健所' }, { as: initiator });
  },
};

const aDocument = async (unit_cost: string): Promise<Pending> => {
  const room = await aStaffedStockroom(api);
  const product_id = await anItem(api.db, room.companyId);
  const id = await sentIn(api, room, [{ product_id, good_number: 1, unit_cost }]);
  return { id, documentId: id, initiator: room.clerk };
};

const stockDocument: DocumentUnderTest = {
  name: 'stock_document',
  permission: 'warehouse:document:approve',
  reads: 'warehouse:document:list',
  path: confirmWarehouseAudits.path,
  notesField: 'audit_notes',
  auditAction: 'warehouse:document:audit',
  aPending: () => aDocument('100'),
  aValuable: () => aDocument('5000001'),
  body: (documents, { status, notes, request_id }) => ({
    ids: documents.map(({ id }) => id),
    status,
    audit_notes: notes,
    request_id,
  }),
  statusOf: (_, { id }) => numberOf('SELECT audit_status AS found FROM stock_document WHERE id = $1', id),
};

/** The limit above which two people approve is a row of the schema: a million yen. */
const drawn = async (amount: string): Promise<Pending> => {
  const initiator = await aStaff(api, []);
  await giveMoney(api.db, initiator.accountId, Number(amount));
  const bank_account_id = await aBankAccount(api.db, initiator.accountId);
  const request = { money: amount, currency: 'JPY' as const, bank_account_id };
  const { id } = await api.ok(addWithdrawal, request, { as: initiator });
  return { id, documentId: id, initiator };
};

describe('the approval of withdrawals', () => {
  approvalContract(() => api, {
    name: 'withdrawal',
    permission: 'finance:withdrawal:approve',
    reads: 'finance:withdrawal-review:list',
    path: auditWithdrawal.path,
    notesField: 'audit_notes',
    auditAction: 'finance:withdrawal:audit',
    isNeverOwn: true,
    aPending: () => drawn('1000000'),
    aValuable: () => drawn('1000001'),
    body: (documents, { status, notes, request_id }) => ({
      ids: documents.map(({ id }) => id),
      status,
      audit_notes: notes,
      request_id,
    }),
    statusOf: (_, { id }) => numberOf('SELECT status AS found FROM withdrawal WHERE id = $1', id),
  });
});

describe('the release of proceeds payouts made by hand', () => {
  approvalContract(() => api, {
    name: 'transfer',
    permission: 'finance:transfer:approve',
    reads: 'finance:transfer:list',
    path: auditTransfer.path,
    notesField: 'audit_notes',
    auditAction: 'finance:transfer:audit',
    isNeverOwn: true,
    isReopened: true,
    aPending: async () => {
      const initiator = await aStaff(api, []);
      const seller = { accountId: await anAccount(api.db), companyId: null };
      const id = await aProceedsPayout(api.db, seller, 0, { madeBy: initiator.accountId });
      const sql = 'SELECT max(id) AS found FROM transfer_history WHERE transfer_id = $1';
      return { id, documentId: await numberOf(sql, id), initiator };
    },
    body: (documents, { status, notes, request_id }) => ({
      ids: documents.map(({ id }) => id),
      status,
      audit_notes: notes,
      request_id,
    }),
    statusOf: (_, { id }) => numberOf('SELECT status AS found FROM transfer WHERE id = $1', id),
  });
});

describe('the approval of exchanges', () => {
  approvalContract(() => api, {
    name: 'exchange',
    permission: 'finance:exchange:approve',
    reads: 'finance:exchange:list',
    path: exchange.calls.audit.path,
    notesField: 'audit_notes',
    auditAction: 'finance:exchange:audit',
    isNeverOwn: true,
    aPending: async () => {
      const initiator = await aStaff(api, []);
      const id = await anExchange(api.db, 0, { madeBy: initiator.accountId });
      return { id, documentId: id, initiator };
    },
    body: (documents, { status, notes, request_id }) => ({
      ids: documents.map(({ id }) => id),
      status,
      audit_notes: notes,
      request_id,
    }),
    statusOf: (_, { id }) => numberOf('SELECT status AS found FROM exchange WHERE id = $1', id),
  });
});

describe('the approval of journal vouchers', () => {
  approvalContract(() => api, {
    name: 'journal_voucher',
    permission: 'finance:journal-voucher:approve',
    reads: 'finance:journal-voucher:list',
    path: journalVoucher.calls.audit.path,
    notesField: 'audit_notes',
    auditAction: 'finance:journal-voucher:audit',
    isNeverOwn: true,
    aPending: async () => {
      const initiator = await aStaff(api, []);
      const id = await aVoucher(api.db, 0, { madeBy: initiator.accountId });
      return { id, documentId: id, initiator };
    },
    body: (documents, { status, notes, request_id }) => ({
      ids: documents.map(({ id }) => id),
      status,
      audit_notes: notes,
      request_id,
    }),
    statusOf: (_, { id }) => numberOf('SELECT status AS found FROM journal_voucher WHERE id = $1', id),
  });
});

describe('the approval of write-offs', () => {
  approvalContract(() => api, {
    name: 'write_off',
    permission: 'finance:write-off:approve',
    reads: 'finance:write-off:list',
    path: writeOff.calls.audit.path,
    notesField: 'audit_notes',
    auditAction: 'finance:write-off:audit',
    isNeverOwn: true,
    aPending: async () => {
      const initiator = await aStaff(api, []);
      const id = await aWriteOff(api.db, 0, { madeBy: initiator.accountId });
      return { id, documentId: id, initiator };
    },
    body: (documents, { status, notes, request_id }) => ({
      ids: documents.map(({ id }) => id),
      status,
      audit_notes: notes,
      request_id,
    }),
    statusOf: (_, { id }) => numberOf('SELECT status AS found FROM write_off WHERE id = $1', id),
  });
});

describe('the certification of engineers', () => {
  approvalContract(() => api, {
    name: 'engineer_submission',
    permission: 'maintenance:engineer:approve',
    reads: 'maintenance:engineer:list',
    path: engineer.calls.audit.path,
    notesField: 'audit_notes',
    auditAction: 'maintenance:engineer:audit',
    isNeverOwn: true,
    aPending: async () => {
      const initiator = await aStaff(api, []);
      const id = await anEngineer(api.db, 1, { madeBy: initiator.accountId });
      const documentId = await numberOf('SELECT submission_id AS found FROM engineer WHERE id = $1', id);
      return { id, documentId, initiator };
    },
    body: (documents, { status, notes, read, request_id }) => ({
      ids: documents.map(({ id }) => id),
      status,
      audit_notes: notes,
      request_id,
      ...(read && { submission_ids: read }),
    }),
    statusOf: async (_, { id }) => {
      const status = await numberOf('SELECT status AS found FROM engineer WHERE id = $1', id);
      return status === 2 ? 1 : status === 1 ? 0 : status;
    },
  });
});

describe('the approval of stock documents', () => {
  approvalContract(() => api, stockDocument);

  it('of an allocation above the limit needs two people before anything can be sent, and notifies of both', async () => {
    const room = await aStaffedStockroom(api);
    const product_id = await anItem(api.db, room.companyId);
    const half = { product_id, good_number: 1, unit_cost: '3000000' };
    for (const line of [half, half]) await reviewError(api, room, await sentIn(api, room, [line]));
    const to = await aWarehouse(api.db, room.companyId);
    const id = await sentMove(api, room, to, [{ product_id, good_number: 2 }]);
    const send = () => api.envelope(sendWarehouseAllocations.path, { id }, { as: room.clerk });
    const decisionsOn = async () =>
      (await api.ok(warehouseAuditsDetail, { id }, { as: room.approver })).words.map(
        ({ decided_by }) => decided_by,
      );
    expect(await reviewError(api, room, id)).toBeNull();
    expect((await send()).error).toBe('STATE_CONFLICT');
    const [first, ...others] = await decisionsOn();
    expect(others).toEqual([]);
    expect(await reviewError(api, room, id)).toBe('ALREADY_DECIDED');
    const may = ['warehouse:document:approve', 'warehouse:document:list'] as const;
    const second = await aStaff(api, [...may], room.companyId);
    expect(await reviewError(api, { ...room, approver: second }, id)).toBeNull();
    expect((await send()).error).toBeUndefined();
    const both = await decisionsOn();
    expect(both).toHaveLength(2);
    expect(new Set(both)).toContain(first);
  });
});

describe('the review of a licence', () => {
  approvalContract(() => api, licenceSubmission);
});

describe('the review of goods', () => {
  approvalContract(() => api, submission);
});

describe('the admission to a lot', () => {
  approvalContract(() => api, bidder);
});

describe('the certification of a company', () => {
  approvalContract(() => api, companyDocuments);
});
