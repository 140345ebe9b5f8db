import type { CompanyKey } from './companies.js';

/**
 * The merchants' documents. Numbers pass their check digit but belong to nobody: no Corporate Number of
 * Japan begins with so many zeros, and no region of China is called 000000.
 */
export const legalData: Readonly<Record<CompanyKey, { number: string; type: number; phone: string }>> = {
  mihon: { number: '8000000000001', type: 2, phone: '+81 6-0000-0001' },
  hikari: { number: '7000000000002', type: 2, phone: '+81 3-0000-0002' },
  tatoe: { number: '6000000000003', type: 3, phone: '+81 92-000-0003' },
  kari: { number: '5000000000004', type: 1, phone: '+81 52-000-0004' },
  yangli: { number: '91000000FAKE00001F', type: 2, phone: '+86 21 0000 0001' },
  jiaxiang: { number: '91000000FAKE00002J', type: 4, phone: '+86 20 0000 0002' },
  binhu: { number: '91000000FAKE00003M', type: 3, phone: '+86 510 0000 003' },
  lizi: { number: '91000000FAKE00004Q', type: 4, phone: '+86 755 0000 004' },
};

export interface DemoApplication {
  /** Who submitted the documents: the part of their address before the @. */
  sender: string;
  country: 'JP' | 'CN';
  companyName: string;
  legalNumber: string;
  type: number;
  phone: string;
  postalCode: string;
  address: string;
  /** Null: nobody has decided yet. */
  refusal: { reason: string; fields: Record<string, string> } | null;
}

/** One company that waits for its review, and one whose documents were not accepted. */
export const applications: readonly DemoApplication[] = [
  {
    sender: 'applicant1',
    country: 'JP',
    companyName: '試作レンズ工房（架空）',
    legalNumber: '4000000000005',
    type: 4,
    phone: '+81 75-000-0005',
    postalCode: '600-0000',
    address: '京都府架空市試作町11-12',
    refusal: null,
  },
  {
    sender: 'applicant2',
    country: 'CN',
    companyName: '虚拟视光器械（虚构）',
    legalNumber: '91000000FAKE00005U',
    type: 2,
    phone: '+86 571 0000 005',
    postalCode: '310000',
    address: '浙江省虚构市虚拟路90号',
    refusal: {
      reason: '营业执照照片不清晰，请重新上传原件照片。',
      fields: { images: '第一张照片无法辨认', legal_person: '与营业执照不一致' },
    },
  },
];
