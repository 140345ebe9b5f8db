import { fieldsOf, subjectOf } from '@fovea/shared-types/record/record';
import type { RecordField } from '@fovea/shared-types/record/field';
import type { Translations } from '@fovea/shared-types/record/translations';
import type { auditFields } from '../../i18n/audit-fields.js';
import type { Dictionary } from '../../i18n/dictionary-text.js';
import { PERMISSION_NAMES } from '../menus/permission-names.js';
import { columnOf, servedRecords } from '../../platform/records/served-record.js';

/** The meaning of a field's value in a line of the log, so that it can be shown as text. */
export type FieldKind =
  /** Written by people: compared word by word. */
  | 'text'
  | 'html'
  /** Shown as it is: an address, a number, a string of the program. */
  | 'plain'
  | 'flag'
  | 'instant'
  | 'day'
  | 'country'
  /** A text in whole units, or a number of minor ones, of the currency beside it. */
  | 'money'
  /** Whole units of the currency beside it. */
  | 'units'
  /** Hundredths of a percent. */
  | 'percent'
  /** A name of a field. */
  | 'field'
  | { dict: Dictionary }
  | { names: Readonly<Record<string, Translations>> }
  /** The id of a thing that has a name. */
  | { of: string };

/** Where one name means different things, by what the line is about. */
interface BySubject {
  by: Readonly<Record<string, FieldKind>>;
  otherwise: FieldKind;
}

const DATA_SCOPES = {
  1: ['全公司', 'Whole company', '会社全体'],
  2: ['本部门及下级', 'Own department and those below', '自部署とその下位'],
  3: ['本部门', 'Own department', '自部署'],
  4: ['仅本人', 'Own rows only', '本人のみ'],
} as const;

/** By the codes of SIGN_IN_WAY. */
const SIGN_IN_WAYS = {
  1: ['密码', 'Password', 'パスワード'],
  2: ['短信验证码', 'Code by text message', 'SMSの認証コード'],
  3: ['两步验证', 'Two-step verification', '2段階認証'],
  4: ['设置新密码', 'New password of their own', '新しいパスワードの設定'],
} as const;

/**
 * Every field that has a title has a kind, or it does not compile. Records have both in their declarations.
 */
const KINDS: Readonly<Record<keyof typeof auditFields, FieldKind | BySubject>> = {
  id: 'plain',
  status: {
    by: {
      session: { dict: 'states:session' },
      goods: { dict: 'states:goods' },
      auction: { dict: 'states:auction' },
      auction_bidder: { dict: 'states:auction_bidder' },
      auction_offer: { dict: 'states:auction_offer' },
      bargain: { dict: 'states:bargaining' },
      reservation: { dict: 'states:reservation' },
    },
    otherwise: { dict: 'enabled' },
  },
  sort: 'plain',
  begin: 'day',
  end: 'day',
  remark: 'text',
  month_bill_payment: 'plain',
  account_id: { of: 'account' },
  company_id: { of: 'company' },
  area_code: 'plain',
  bins: 'plain',
  red_letter_number: 'plain',
  phone: 'plain',
  changed: 'field',
  is_automatic: 'flag',
  is_barred: 'flag',
  dept_id: { of: 'dept' },
  role_ids: { of: 'role' },
  role_name: 'plain',
  data_scope: { names: DATA_SCOPES },
  way: { names: SIGN_IN_WAYS },
  resource: 'plain',
  format: 'plain',
  rows: 'plain',
  needs_second_factor: 'flag',
  is_wildcard: 'flag',
  menu_ids: { of: 'menu' },
  money_rights: { names: PERMISSION_NAMES },
  permissions: { names: PERMISSION_NAMES },
  key: 'plain',
  pid: {
    by: { dept: { of: 'dept' }, menu: { of: 'menu' }, category: { of: 'category' } },
    otherwise: 'plain',
  },
  menu_type: { dict: 'menu_type' },
  menu_name: 'plain',
  menu_name_e: 'plain',
  menu_name_j: 'plain',
  path: 'plain',
  icon: 'plain',
  perms: 'plain',
  badge_key: 'plain',
  affix: 'flag',
  link: 'plain',
  hidden: 'flag',
  is_admin: 'flag',
  dept_name: 'plain',
  leader: 'plain',
  user_count: 'plain',
  is_shared: 'flag',
  company_name: 'plain',
  name_c: 'plain',
  name_e: 'plain',
  name_j: 'plain',
  names: 'plain',
  c: 'plain',
  e: 'plain',
  j: 'plain',
  image_file_id: { of: 'file' },
  images: { of: 'file' },
  former_id: 'plain',
  is_approved: 'flag',
  field_reasons: 'text',
  content_c: 'html',
  content_e: 'html',
  content_j: 'html',
  goods_id: { of: 'goods' },
  auction_id: { of: 'auction' },
  relisted_from_id: { of: 'auction' },
  currency: 'plain',
  start_price: 'money',
  reserve_price: 'money',
  step_price: 'money',
  buy_now_price: 'money',
  start_at: 'instant',
  end_at: 'instant',
  latest_end_at: 'instant',
  bid_chances: 'plain',
  extend_seconds: 'plain',
  deposit_rate: 'plain',
  need_approval: 'flag',
  price: 'money',
  seq: 'plain',
  leader_id: { of: 'account' },
  forfeited: 'money',
  lines: 'plain',
  moved: 'plain',
  ware_house_inp_sn: 'plain',
  ware_house_out_sn: 'plain',
  stock_type: { dict: 'stock_type' },
  goods_sn: 'plain',
  goods_name_c: 'text',
  goods_name_e: 'text',
  goods_name_j: 'text',
  category_id: { of: 'category' },
  brand_id: { of: 'brand' },
  product_id: { of: 'product' },
  goods_code: 'plain',
  serial_number: 'plain',
  year: 'plain',
  origin: 'country',
  ships_from: 'country',
  sale_type: { dict: 'sale_type' },
  is_negotiable: 'flag',
  quantity: 'plain',
  freight: 'money',
  shipping_time: { dict: 'shipping_time' },
  pay_types: { dict: 'pay_type' },
  need_licence: 'flag',
  up_at: 'instant',
  condition: { dict: 'item_condition' },
  condition_note_c: 'text',
  condition_note_e: 'text',
  condition_note_j: 'text',
  usage_hours: 'plain',
  usage_note_c: 'text',
  usage_note_e: 'text',
  usage_note_j: 'text',
  video: { of: 'file' },
  attachments: { of: 'file' },
  specifications: 'plain',
  accessories: 'plain',
  length_mm: 'plain',
  width_mm: 'plain',
  height_mm: 'plain',
  weight_g: 'plain',
  gtin: 'plain',
  jp_class: 'plain',
  jp_approval_number: 'plain',
  nmpa_number: 'plain',
  audit_status: { dict: 'states:goods_approval' },
};

const KNOWN: Readonly<Record<string, FieldKind | BySubject>> = KINDS;

/** A name that this version does not have is shown as it is. */
export function fieldKindOf(subject: string, name: string): FieldKind {
  const recorded = ofRecord(subject, name);
  if (recorded !== null) return recorded;
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  if (known === undefined) return 'plain';
  return typeof known === 'object' && 'by' in known ? (known.by[subject] ?? known.otherwise) : known;
}

/** What a record declares of a field, by the column that its lines are written in. */
function ofRecord(subject: string, name: string): FieldKind | null {
  const served = servedRecords.find(({ record }) => subjectOf(record) === subject);
  const found =
    served && Object.entries(fieldsOf(served.record)).find(([field]) => columnOf(served, field) === name);
  if (!found) return null;
  const [field, facts] = found;
  // Fields that are only shown are written by hand: their texts are read as everywhere else.
  const isWritten = served !== undefined && Object.hasOwn(served.record.declared.fields, field);
  return facts.kind === 'text' && !isWritten && Object.hasOwn(KNOWN, name) ? null : kindOf(facts, name);
}

function kindOf(field: RecordField, name: string): FieldKind | null {
  const { kind, isPrivate, isLong, isCountry, isPercent, currency, of, names, dict } = field;
  // Of what is private a line records that it changed, not its value.
  if (isPrivate && kind !== 'picture' && kind !== 'pictures' && kind !== 'documents') return 'plain';
  switch (kind) {
    case 'text':
      if (isCountry === true) return 'country';
      if (names) return { names };
      return isLong === true ? 'text' : 'plain';
    case 'truth':
      return 'flag';
    case 'rich':
      return 'html';
    case 'flag':
    case 'instant':
    case 'day':
      return kind;
    case 'choice':
    case 'choices':
      if (names) return { names };
      return dict === undefined ? 'plain' : { dict: dict as Dictionary }; // a record names dictionaries of the server
    case 'picture':
    case 'pictures':
    case 'documents':
      return { of: 'file' };
    // Where it does not declare what it refers to, its name determines it, as for any other field.
    case 'reference':
      if (of !== undefined) return { of };
      return Object.hasOwn(KNOWN, name) ? null : 'plain';
    case 'int':
      return isPercent === true ? 'percent' : currency === undefined ? 'plain' : 'units';
    case 'money':
    case 'texts':
      return 'plain';
  }
}
