import type { Attempt, ConstraintCase, Row, World } from '../things/database.js';

export const anApprovedStockIn = async ({ insert, sql }: Attempt): Promise<number> => {
  const document = await insert('stock_document');
  const decision = await insert('approval_decision', { document: 'stock_document', document_id: document });
  await sql('UPDATE stock_document SET status = 1, audit_status = 1, decision_id = $2 WHERE id = $1', [
    document,
    decision,
  ]);
  return document;
};

export const aDecidedSubmission = async ({ insert, sql }: Attempt): Promise<number> => {
  const submission = await insert('company_submission', { company_id: await insert('company'), status: 1 });
  const decision = await insert('approval_decision', { document_id: submission });
  await sql('UPDATE company_submission SET status = 2, decision_id = $2 WHERE id = $1', [
    submission,
    decision,
  ]);
  return submission;
};

export const anAddressedOrder = async ({ insert, world }: Attempt): Promise<number> => {
  const order_id = await insert('orders', {
    buyer_id: world.seller,
    seller_id: world.rival,
    auction_id: null,
  });
  await insert('order_address', { order_id });
  await insert('order_tax', { order_id });
  return order_id;
};

/** A new lot with this fault. */
export const wrongLot = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('auction', fault),
});

/** A listing of the company, of the item of which it has stock. */
export const aListing = (insert: Attempt['insert'], world: World, changes: Row = {}): Promise<number> =>
  insert('goods', {
    ...{ company_id: world.company, product_id: world.product, status: 30, sale_type: 3 },
    ...changes,
  });
