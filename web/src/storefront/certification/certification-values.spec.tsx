import { describe, expect, it } from 'vitest';
import { companyProblems, companyRequest, type CompanyValues } from './certification-values';
import { clearDraft, readDraft, saveDraft } from './draft';

const values: CompanyValues = {
  company_name: ' Sample Eye Clinic ',
  legal_person: '見本 彩',
  legal_number: '１２３４５６７８９０１２３',
  type: '3',
  country: 'JP',
  company_phone: '03-0000-0000',
  postal_code: '１００-０００１',
  address: '東京都千代田区見本町1-2-3',
  pickup_address: '東京都千代田区見本町1-2-3',
};
const image = { id: 7, url: '/files/a.jpg', thumbnail_url: null, name: 'a.jpg', mime: 'image/jpeg', size: 9 };

describe('the documents of a company', () => {
  it('need every field', () => {
    const empty = Object.fromEntries(
      Object.keys(values).map((name) => [name, '']),
    ) as unknown as CompanyValues;
    expect(companyProblems(values)).toEqual({});
    expect(companyProblems(empty)).toMatchObject({
      type: 'choose',
      country: 'choose',
      pickup_address: 'empty',
    });
    expect(Object.keys(companyProblems(empty))).toHaveLength(9);
    expect(companyProblems({ ...values, company_phone: 'none', postal_code: '〒' })).toEqual({
      company_phone: 'phone_wrong',
      postal_code: 'postal_wrong',
    });
  });

  it('are sent in plain digits, with the ids of their pictures', () => {
    expect(companyRequest(values, [7, 8], true)).toMatchObject({
      company_name: 'Sample Eye Clinic',
      legal_number: '1234567890123',
      type: 3,
      postal_code: '100-0001',
      images: [7, 8],
      checked: true,
    });
  });

  it('are kept as a draft for their author only, the pictures for less than a day', () => {
    const saved = 1_000_000;
    const hours = (count: number): number => saved + count * 3_600_000;
    saveDraft(1, null, { values, images: [image] }, saved);
    expect(readDraft(1, null, saved)).toEqual({ values, images: [image] });
    saveDraft(1, null, { values: { ...values, address: 'typed on' }, images: [image] }, hours(12));
    expect(readDraft(1, null, hours(24))).toMatchObject({ values: { address: 'typed on' }, images: null });
    expect(readDraft(2, null, saved)).toBeNull();
    localStorage.setItem('fovea_certification_draft', '{"broken');
    expect(readDraft(1, null, saved)).toBeNull();
    clearDraft();
    expect(readDraft(1, null, saved)).toBeNull();
  });

  it('are no draft any more once documents were submitted elsewhere', () => {
    saveDraft(1, '2026-11-01T09:00:00+09:00', { values, images: [] });
    expect(readDraft(1, '2026-11-01T09:00:00+09:00')).not.toBeNull();
    expect(readDraft(1, '2026-11-03T09:00:00+09:00')).toBeNull();
    clearDraft();
  });
});
