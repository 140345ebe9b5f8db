import { DEVICE_CLASSES } from './device-class.js';
import { choice, choices } from '../record/code-fields.js';
import { createdAt, day, instant, reference, text } from '../record/fields.js';
import { documents } from '../record/file-fields.js';
import { ofId, same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { LICENCE_STATUS } from '../states.js';
import { LICENCE_COUNTRIES } from './licence-kind.record.js';

const KIND = ['种类', 'Kind', '種類'] as const;

/** Licences of companies, one for each place of business: what entitles them to deal in devices. */
export const licence = staffRecord({
  name: 'member:licence',
  one: ['许可证照', 'a licence', '許可・届出'],
  many: ['许可证照', 'Licences', '許可・届出'],
  words: {
    empty_text: [
      '请登记销售、修理医疗器械所需的许可或备案。审核通过后会显示给买家，到期前会提醒您。',
      'Register the permits and filings that dealing in devices needs. Once approved they are shown to buyers, and you are warned before they end.',
      '医療機器の販売・修理に必要な許可や届出を登録してください。承認されると買い手に表示され、期限の前にお知らせします。',
    ],
    delete_text: [
      '证照文件会一并删除，删除后无法恢复。',
      'Its documents are deleted with it. This cannot be undone.',
      '添付書類も削除されます。削除すると元に戻せません。',
    ],
  },
  scope: 'company',
  calls: {
    list: ['/licences/licence-list', 'Licences of companies with their review and their end'],
    detail: ['/licences/licence-detail', 'One licence with its documents'],
    add: ['/licences/add-licence', 'Adds a licence, which waits for its review; also the renewal of one'],
    update: [
      '/licences/update-licence',
      'Changes a licence that is not approved, which waits for its review again',
    ],
    delete: ['/licences/del-licence', 'Deletes a licence that was never approved'],
  },
  exports: 'licences',
  menu: { path: '/business/licence', icon: 'certificate' },
  title: 'number',
  order: '-created_at',
  fields: {
    kind: reference({
      label: KIND,
      required: true,
      of: 'licence_kind',
      named: 'kind_name',
    }),
    number: text({
      label: ['编号', 'Number', '番号'],
      hint: ['与证照上的写法一致。', 'As on the document.', '書類に記載のとおりに入力してください。'],
      max: 60,
      required: true,
    }),
    authority: text({ label: ['发证机关', 'Authority', '許可・届出先'], max: 120, required: true }),
    classes: choices({
      label: ['涵盖的器械类别', 'Device classes covered', '対象の機器クラス'],
      names: {
        ...DEVICE_CLASSES,
        5: ['特定保守管理', 'Maintenance-required', '特定保守管理'],
      },
    }),
    place_name: text({
      label: ['营业场所名称', 'Place of business', '営業所の名称'],
      max: 120,
      required: true,
    }),
    place_address: text({
      label: ['营业场所地址', 'Address of the place', '営業所の所在地'],
      max: 200,
      required: true,
    }),
    valid_from: day({ label: ['生效日期', 'Valid from', '有効期間の開始日'], required: true }),
    valid_until: day({
      label: ['有效期至', 'Valid until', '有効期限'],
      hint: [
        '长期有效的请留空。',
        'Leave it empty when it does not end.',
        '期限がない場合は空欄にしてください。',
      ],
      orNull: true,
      sortable: true,
    }),
    papers: documents({
      label: ['证照文件', 'Documents', '書類'],
      hint: [
        '清晰的扫描件或照片，PNG 或 JPG。仅本企业和审核人员可见。',
        'Clear scans or photographs: PNG or JPG. Only you and the reviewers see them.',
        '鮮明なスキャンまたは写真（PNG・JPG）。自社と審査担当者だけが閲覧できます。',
      ],
      max: 10,
      files: ['image', 'file'],
      required: true,
      private: true,
    }),
    renews_id: reference({ label: ['所更新的证照', 'Renews', '更新元'], orNull: true }),
  },
  shown: {
    company_id: reference({ label: LABELS.company_name, only: 'detail' }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    country: choice({
      label: ['国家', 'Country', '国'],
      names: LICENCE_COUNTRIES,
    }),
    kind_name: text({ label: KIND, max: 120 }),
    status: choice({
      label: ['审核状态', 'Review', '審査状態'],
      codes: Object.values(LICENCE_STATUS),
      dict: 'states:licence',
    }),
    validity: choice({
      label: ['有效期', 'Validity', '有効性'],
      names: {
        1: ['有效', 'Valid', '有効'],
        90: ['90 天内到期', 'Ends within 90 days', '90日以内に期限'],
        30: ['30 天内到期', 'Ends within 30 days', '30日以内に期限'],
        0: ['已过期', 'Expired', '期限切れ'],
      },
    }),
    reason: text({ label: ['退回原因', 'Why it was rejected', '差し戻しの理由'], max: 500, orNull: true }),
    submitted_at: instant({ label: ['提交时间', 'Sent for review', '提出日時'], sortable: true }),
    /** The newest: a decision from the list names what it is about. */
    submission_id: reference({ label: ['申请', 'Submission', '申請'], private: true }),
    renewed_by: reference({ label: ['更新后的证照', 'Renewed by', '更新先'], orNull: true }),
    created_at: createdAt(),
  },
  filters: {
    words: searchText(['编号、机关或营业场所', 'Number, authority or place', '番号・届出先・営業所']),
    company_id: ofId(LABELS.company_name),
    kind: same(),
    country: same(),
    status: same(),
    validity: same(),
  },
});
