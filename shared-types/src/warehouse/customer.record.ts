import { createdAt, day, reference, text } from '../record/fields.js';
import { ofId, same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { MERCHANT } from './customer-company.record.js';

/** People and places with whom goods are exchanged: senders and recipients. */
export const customer = staffRecord({
  name: 'warehouse:customer',
  one: ['客户', 'a customer', '顧客'],
  many: ['客户', 'Customers', '顧客'],
  words: {
    empty_text: [
      '登记供货方和收货方，到货、入库、出库和发货时即可选用。',
      'Register those who send goods and those who get them; arrivals, stock documents and deliveries refer to them.',
      '仕入先と納品先を登録すると、入荷・入庫・出庫・出荷で選択できます。',
    ],
    delete_text: [
      '已有单据引用的客户不能删除。',
      'A customer that documents refer to cannot be deleted.',
      '伝票で使われている顧客は削除できません。',
    ],
  },
  scope: 'company',
  owner: 'merchant_id',
  calls: {
    list: ['/customers/customer-list', 'Customers of the caller’s companies'],
    detail: ['/customers/customer-detail', 'One customer'],
    add: ['/customers/add-customer', 'Adds a customer'],
    update: ['/customers/update-customer', 'Changes a customer'],
    delete: ['/customers/del-customer', 'Deletes a customer that no document refers to'],
  },
  menu: { path: '/warehouse/customer', icon: 'users' },
  title: 'customer_name',
  order: '-created_at',
  fields: {
    customer_name: text({ label: ['客户名称', 'Customer', '顧客名'], max: 100, required: true }),
    company_id: reference({
      label: ['所属公司', 'Company', '会社'],
      of: 'customer_company',
      named: 'company_name',
      orNull: true,
    }),
    customer_tel: text({ label: ['客户电话', 'Phone', '電話番号'], max: 40, private: true }),
    customer_email: text({
      label: ['客户邮箱', 'E-mail', 'メールアドレス'],
      max: 254,
      isEmail: true,
      private: true,
    }),
    country: text({
      label: ['国家/地区', 'Country or region', '国・地域'],
      max: 2,
      isCountry: true,
      orNull: true,
    }),
    customer_address: text({ label: ['客户地址', 'Address', '住所'], max: 200, private: true }),
    licence_kind: text({
      label: ['证照种类', 'Licence', '許可・届出の種類'],
      hint: [
        '对方的经营许可或医疗机构执业许可等，会随每张单据留存。',
        'Its permit to deal in devices or to run a clinic. It is kept with each document as it is then.',
        '相手方の販売業許可や医療機関の開設許可など。伝票ごとに、その時点の内容が保存されます。',
      ],
      max: 100,
      only: 'detail',
    }),
    licence_number: text({
      label: ['证照编号', 'Licence no.', '許可・届出番号'],
      max: 60,
      only: 'detail',
    }),
    licence_valid_until: day({
      label: ['证照有效期至', 'Valid until', '有効期限'],
      orNull: true,
      only: 'detail',
    }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500, isLong: true }),
  },
  shown: {
    company_name: text({ label: ['所属公司', 'Company', '会社'], max: 100, orNull: true }),
    merchant_id: reference({ label: MERCHANT, only: 'detail' }),
    merchant_name: text({ label: MERCHANT, max: 100 }),
    created_at: createdAt(),
  },
  filters: {
    customer_name: searchText(['名称或地址', 'Name or address', '顧客名・住所']),
    customer_tel: searchText(['电话', 'Phone', '電話番号'], 40),
    company_id: same(),
    merchant_id: ofId(MERCHANT),
  },
});
