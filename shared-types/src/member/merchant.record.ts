import { choice, state } from '../record/code-fields.js';
import { instant, int, reference, text } from '../record/fields.js';
import { documents } from '../record/file-fields.js';
import { either, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { CERTIFICATION_STATUS, MERCHANT_TYPE } from '../states.js';
import { mayPublish } from './member.record.js';
import { merchantMachine } from '../states/member.states.js';

/** How many documents a certification may show (spec 5). */
export const COMPANY_IMAGES_MAX = 20;

/**
 * Companies as staff list them: those certified once are merchants, the others have submitted their documents. What is done to
 * one (review, corrections with a new end, enabling, the right to publish) are steps of their own.
 */
export const merchant = staffRecord({
  name: 'member:company',
  one: ['公司', 'a company', '会社'],
  many: ['企业列表', 'Businesses', '企業一覧'],
  words: {
    empty: ['暂无企业', 'No businesses yet', '企業はまだありません'],
    empty_text: [
      '企业认证通过后会显示在这里。',
      'Companies appear here once their documents are approved.',
      '企業認証が承認されるとここに表示されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'MerchantRow', list: 'Merchant' },
  calls: {
    list: ['/merchants/merchant-list', 'Lists companies, those that wait for their review among them'],
  },
  exports: 'merchants',
  menu: { path: '/business/manage', icon: 'building' },
  title: 'company_name',
  order: '-id',
  fields: {},
  shown: {
    company_name: text({ label: ['公司名称', 'Company name', '会社名'], max: 100, sortable: true }),
    legal_person: text({ label: ['法人代表', 'Representative', '代表者'], max: 50, orNull: true }),
    legal_number: text({
      label: ['统一社会信用代码 / 法人番号', 'Legal entity number', '法人番号'],
      max: 30,
      orNull: true,
    }),
    type: choice({
      label: ['类型', 'Kind', '種別'],
      codes: Object.values(MERCHANT_TYPE),
      dict: 'merchant_type',
      orNull: true,
    }),
    country: text({ label: ['国家', 'Country', '国'], max: 2, isCountry: true }),
    company_phone: text({ label: ['公司电话', 'Company phone', '会社電話番号'], max: 24, orNull: true }),
    postal_code: text({ label: ['邮编', 'Postal code', '郵便番号'], max: 10, orNull: true }),
    address: text({ label: ['地址', 'Address', '住所'], max: 200, orNull: true, isLong: true }),
    pickup_address: text({
      label: ['提货地址', 'Pickup address', '引き取り先住所'],
      max: 200,
      orNull: true,
      isLong: true,
    }),
    /** Those that wait, or the newest approved ones. */
    images: documents({
      label: ['资质材料', 'Documents', '証明書類'],
      max: COMPANY_IMAGES_MAX,
      files: ['image', 'file'],
      inRows: true,
    }),
    /** As a merchant; null before the first certification. */
    status: state(merchantMachine, { orNull: true }),
    /** As shown to its owner: pending documents count before what they would replace. */
    certification_status: choice({
      label: ['企业认证', 'Certification', '企業認証'],
      codes: Object.values(CERTIFICATION_STATUS),
      dict: 'states:certification',
    }),
    is_add_good: mayPublish(),
    expired_at: instant({ label: ['有效期至', 'Valid until', '有効期限'], orNull: true, sortable: true }),
    created_at: instant({ label: LABELS.created_at, sortable: true }),
    /** Orders whose money went back because nothing was sent in time. */
    unshipped_orders: int({ label: ['未发货订单', 'Orders not shipped', '未発送の注文'] }),
    owner_id: reference({
      label: ['负责人编号', 'Owner No.', '代表アカウント番号'],
      of: 'account',
      orNull: true,
    }),
    owner_name: text({ label: ['负责人', 'Owner', '代表アカウント'], max: 50, orNull: true }),
    /** When the pending documents were sent. */
    submitted_at: instant({ label: ['提交时间', 'Submitted', '申請日時'], orNull: true, sortable: true }),
    /** The pending documents: a decision from the list names them. */
    submission_id: reference({ label: ['申请', 'Submission', '申請'], orNull: true, private: true }),
  },
  filters: {
    company_name: searchText(undefined, 100),
    type: same(),
    status: same(),
    /** 1 pending: what waits for a decision, also of companies certified already. */
    certification_status: same(),
    /** 1: companies certified at least once; 0: those never certified. */
    is_merchant: either(['曾获认证', 'Certified once', '認証済みの企業']),
    is_add_good: same(),
    created_from: since(LABELS.created_at),
    created_to: until(LABELS.created_at),
  },
});

/** A company's fields and its state: its own staff read them too. */
export const MERCHANT_VALUES = [
  'id',
  'company_name',
  'legal_person',
  'legal_number',
  'type',
  'country',
  'company_phone',
  'postal_code',
  'address',
  'pickup_address',
  'images',
  'status',
  'certification_status',
  'is_add_good',
  'expired_at',
  'created_at',
  'unshipped_orders',
] as const;
