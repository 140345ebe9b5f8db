import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberListRequest } from '@fovea/shared-types/member/members.dto';
import { MerchantListRequest } from '@fovea/shared-types/member/merchant.dto';
import { codeName, type Dictionary } from '../i18n/dictionary-text.js';
import { Database } from '../platform/database/database.js';
import type { LocalizedText } from '../platform/database/localized.js';
import { ExportRegistry } from '../platform/exports/export-registry.js';
import { RecordSearchRegistry } from '../platform/record-search/record-search.registry.js';
import type { ExportColumn } from '../platform/exports/export-resource.js';
import { MembersListRepository, type MemberListRow } from './members/members-list.repository.js';
import { MerchantListRepository, type MerchantListRow } from './merchants/merchant-list.repository.js';

const header = (c: string, e: string, j: string): LocalizedText => ({ c, e, j });

const coded = <Row>(
  words: LocalizedText,
  dictionary: Dictionary,
  codeOf: (row: Row) => number | null,
): ExportColumn<Row> => ({
  header: words,
  value: (row, language) => {
    const code = codeOf(row);
    return code === null ? null : codeName(language, dictionary, code);
  },
});

/** Headings as the pages have them. */
const memberColumns: Readonly<Record<string, ExportColumn<MemberListRow>>> = {
  id: { header: header('编号', 'No.', '番号'), value: (row) => row.id },
  username: { header: header('姓名', 'Name', '名前'), value: (row) => row.username },
  phone: { header: header('手机', 'Phone', '電話番号'), value: (row) => row.phone },
  email: { header: header('邮箱', 'E-mail', 'メールアドレス'), value: (row) => row.email },
  company_name: { header: header('公司', 'Company', '会社'), value: (row) => row.company_name },
  created_at: { header: header('注册时间', 'Registered', '登録日時'), value: (row) => row.created_at },
  is_month_payment: coded(
    header('月结', 'Monthly payment', '月次払い'),
    'yes_no',
    (row) => row.is_month_payment,
  ),
  is_add_good: coded(header('可发布商品', 'May publish', '出品可'), 'yes_no', (row) => row.is_add_good),
  status: coded(header('状态', 'State', '状態'), 'states:member', (row) => row.status),
};

const merchantColumns: Readonly<Record<string, ExportColumn<MerchantListRow>>> = {
  id: { header: header('编号', 'No.', '番号'), value: (row) => row.id },
  company_name: { header: header('公司名称', 'Company name', '会社名'), value: (row) => row.company_name },
  legal_person: { header: header('法人代表', 'Representative', '代表者'), value: (row) => row.legal_person },
  legal_number: {
    header: header('统一社会信用代码 / 法人番号', 'Legal entity number', '法人番号'),
    value: (row) => row.legal_number,
  },
  type: coded(header('类型', 'Kind', '種別'), 'merchant_type', (row) => row.type),
  company_phone: {
    header: header('公司电话', 'Company phone', '会社電話番号'),
    value: (row) => row.company_phone,
  },
  postal_code: { header: header('邮编', 'Postal code', '郵便番号'), value: (row) => row.postal_code },
  address: { header: header('地址', 'Address', '住所'), value: (row) => row.address },
  pickup_address: {
    header: header('提货地址', 'Pickup address', '引き取り先住所'),
    value: (row) => row.pickup_address,
  },
  owner_name: { header: header('负责人', 'Owner', '代表アカウント'), value: (row) => row.owner_name },
  certification_status: coded(
    header('企业认证', 'Certification', '企業認証'),
    'states:certification',
    (row) => row.certification_status,
  ),
  status: coded(header('状态', 'State', '状態'), 'states:merchant', (row) => row.status),
  is_add_good: coded(header('可发布商品', 'May publish', '出品可'), 'yes_no', (row) => row.is_add_good),
  expired_at: { header: header('有效期至', 'Valid until', '有効期限'), value: (row) => row.expired_at },
  created_at: { header: header('创建时间', 'Created', '作成日時'), value: (row) => row.created_at },
  submitted_at: { header: header('提交时间', 'Submitted', '申請日時'), value: (row) => row.submitted_at },
};

/** People and companies as files, and as what is found by words. */
@Injectable()
export class MemberExports implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly registry: ExportRegistry,
    private readonly searches: RecordSearchRegistry,
    private readonly members: MembersListRepository,
    private readonly merchants: MerchantListRepository,
  ) {}

  onModuleInit(): void {
    this.searches.register({
      kind: 'member',
      permission: 'member:account:list',
      find: async ({ language, companies }, words, limit) =>
        (await this.members.search(this.db, language, companies, words, limit)).map(
          ({ id, username, email }) => ({ id, title: username, detail: email }),
        ),
    });
    this.searches.register({
      kind: 'merchant',
      permission: 'member:company:list',
      find: async ({ language, companies }, words, limit) =>
        (await this.merchants.search(this.db, language, companies, words, limit)).map(
          ({ id, company_name, address }) => ({ id, title: company_name, detail: address }),
        ),
    });
    this.registry.register<MemberListRequest, MemberListRow>({
      resource: 'members',
      title: header('会员', 'Members', '会員'),
      permission: 'member:account:list',
      filters: MemberListRequest,
      columns: memberColumns,
      count: ({ companies }, filters) => this.members.count(this.db, companies, filters),
      rows: ({ companies, language }, filters) => this.members.all(this.db, language, companies, filters),
    });
    this.registry.register<MerchantListRequest, MerchantListRow>({
      resource: 'merchants',
      title: header('商家', 'Merchants', '店舗'),
      permission: 'member:company:list',
      filters: MerchantListRequest,
      columns: merchantColumns,
      count: ({ companies }, filters) => this.merchants.count(this.db, companies, filters),
      rows: ({ companies, language }, filters) => this.merchants.all(this.db, language, companies, filters),
    });
  }
}
