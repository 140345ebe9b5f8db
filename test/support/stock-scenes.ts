import { confirmWarehouseAudits } from '@fovea/shared-types/warehouse/stock-document.calls';
import { aWarehouse } from '../fixtures/places.js';
import { aCompany } from '../fixtures/rows.js';
import { anItem, aStock, aStockDocument } from '../fixtures/stock-rows.js';
import { reason } from '../things/moves.js';
import type { Owner } from '../things/record-case.js';
import type { TestApi } from './api.js';

/** Stock of somebody's company, of what it deals in; of some company's where they have none. */
export async function anOwnedStock({ db }: TestApi, { companyId }: Owner): Promise<number> {
  const company = companyId ?? (await aCompany(db));
  return aStock(db, await aWarehouse(db, company), await anItem(db, company));
}

export async function anOwnedDocument(
  { db }: TestApi,
  { companyId, accountId }: Owner,
  type: number,
): Promise<number> {
  const company = companyId ?? (await aCompany(db));
  const warehouse = await aWarehouse(db, company);
  return aStockDocument(db, {
    company,
    warehouse,
    product: await anItem(db, company),
    accountId,
    type,
    ...(type === 31 && { to: await aWarehouse(db, company) }),
  });
}

export const stockDocumentActions = {
  approve: { path: confirmWarehouseAudits.path, body: (id: number) => ({ ids: [id], status: 1 }) },
  reject: {
    path: confirmWarehouseAudits.path,
    body: (id: number) => ({ ids: [id], status: -1, audit_notes: reason }),
  },
};
