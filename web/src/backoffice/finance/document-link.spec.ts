import { describe, expect, it } from 'vitest';
import type { May } from '../../lib/permissions';
import { documentPath } from './document-link';

const all: May = () => true;
const only =
  (...granted: string[]): May =>
  (permission) =>
    permission !== undefined && granted.includes(permission);

const ofOrder = { document_type: 'order', document_id: 7, document: 'F20261128-000007' };

describe('the document behind a line', () => {
  it('is the document that caused it, else its subject', () => {
    expect(documentPath({ cause_type: 'refund', cause_id: 3, ...ofOrder }, all)).toBe(
      '/orders/refund?open=3',
    );
    expect(documentPath({ cause_type: 'capture', cause_id: 3, ...ofOrder }, all)).toBe(
      '/orders/orderList?open=7',
    );
    const withdrawal = { document_type: 'withdrawal', document_id: 4, document: 'WD00000004' };
    expect(documentPath({ cause_type: 'withdrawal', cause_id: 4, ...withdrawal }, all)).toBe(
      '/finance/approvalList?open=4',
    );
  });

  it('is what its reader may read', () => {
    const transfer = { cause_type: 'transfer', cause_id: 3, ...ofOrder };
    expect(documentPath(transfer, only('order:order:list'))).toBe('/orders/orderList?open=7');
    expect(documentPath(transfer, only('finance:journal:list'))).toBeNull();
  });

  it('is nowhere for what has no page', () => {
    const none = { document_type: null, document_id: null, document: null };
    expect(documentPath({ cause_type: 'opening_balance', cause_id: 1, ...none }, all)).toBeNull();
  });
});
