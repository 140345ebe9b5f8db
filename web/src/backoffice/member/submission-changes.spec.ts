import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import { describe, expect, it } from 'vitest';
import { changesOf, pendingOf } from './submission-changes';

const submission = (change: Partial<CompanySubmission>): CompanySubmission => ({
  id: 1,
  company_name: 'Mihon Eye Trading',
  legal_person: 'Mihon Taro',
  legal_number: '1234567890123',
  type: 2,
  country: 'JP',
  company_phone: '03-0000-0000',
  postal_code: '100-0000',
  address: 'Mihoncho 1-2-3',
  pickup_address: 'Mihoncho 1-2-3',
  images: [],
  status: 1,
  created_at: '2026-11-20T00:00:00Z',
  submitted_by: 'Aya Demo',
  reason: null,
  field_reasons: {},
  decided_at: null,
  decided_by: null,
  ...change,
});

describe('pending documents', () => {
  const approved = submission({ id: 1, status: 2 });
  const refused = submission({ id: 2, status: -1, address: 'Elsewhere 9' });
  const waiting = submission({ id: 3, status: 1, address: 'Mihoncho 4-5-6', legal_person: 'Mihon Jiro' });

  it('are compared with what was approved last, not with what was refused', () => {
    expect(pendingOf([waiting, refused, approved])).toBe(waiting);
    expect([...changesOf(waiting, [waiting, refused, approved])]).toEqual([
      ['legal_person', 'Mihon Taro'],
      ['address', 'Mihoncho 1-2-3'],
    ]);
  });

  it('are compared with what was refused while nothing was ever approved', () => {
    expect([...changesOf(waiting, [waiting, refused])]).toEqual([
      ['legal_person', 'Mihon Taro'],
      ['address', 'Elsewhere 9'],
    ]);
  });

  it('have nothing to be compared with the first time', () => {
    expect(changesOf(waiting, [waiting]).size).toBe(0);
    expect(pendingOf([refused, approved])).toBeUndefined();
  });
});
