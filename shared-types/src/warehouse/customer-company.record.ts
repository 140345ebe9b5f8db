import { createdAt, text } from '../record/fields.js';
import { ofId, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';

/** The merchant of the customers, for readers who see those of several. */
export const MERCHANT = ['商家', 'Merchant', '販売会社'] as const;

/** Companies, clinics and hospitals that customers belong to. */
export const customerCompany = staffRecord({
  name: 'warehouse:customer-company',
  one: ['客户公司', 'a customer company', '顧客企業'],
  many: ['客户公司', 'Customer companies', '顧客企業'],
  words: {
    empty_text: [
      '登记客户所属的公司、诊所或医院，之后新增客户时可以选用。',
      'Register the companies, clinics and hospitals that customers belong to; a new customer is given one of them.',
      '顧客が所属する企業・医院・病院を登録すると、顧客の追加時に選択できます。',
    ],
    delete_text: [
      '仍有客户属于它的公司不能删除。',
      'A company that customers belong to cannot be deleted.',
      '顧客が所属している企業は削除できません。',
    ],
  },
  scope: 'company',
  owner: 'merchant_id',
  calls: {
    list: ['/customers/customer-companys', 'Companies of customers'],
    add: ['/customers/add-customer-companys', 'Adds a company of customers'],
    update: ['/customers/update-customer-companys', 'Changes a company of customers'],
    delete: ['/customers/del-customer-companys', 'Deletes a company that no customer belongs to'],
  },
  menu: { path: '/customer', icon: 'building', key: 'customer' },
  subject: 'customer_company',
  title: 'company_name',
  order: '-created_at',
  fields: {
    company_name: text({ label: ['公司名称', 'Company', '会社名'], max: 100, required: true }),
    phone: text({ label: ['电话', 'Phone', '電話番号'], max: 40 }),
    address: text({ label: ['地址', 'Address', '住所'], max: 200 }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500, isLong: true }),
  },
  shown: {
    merchant_name: text({ label: MERCHANT, max: 100 }),
    created_at: createdAt(),
  },
  filters: {
    id: ofId(LABELS.id),
    company_name: searchText(['名称、电话或地址', 'Name, phone or address', '会社名・電話番号・住所']),
    merchant_id: ofId(MERCHANT),
  },
});
