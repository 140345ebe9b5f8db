import { choices, state, stateName } from '../record/code-fields.js';
import { flag, instant, reference, text } from '../record/fields.js';
import { documents } from '../record/file-fields.js';
import { ofId, same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { ENGINEER_STATUS } from '../states.js';
import { engineerMachine } from '../states/maintenance.states.js';

/** What an engineer repairs: codes of the dictionary `engineer_skill`. */
export const ENGINEER_SKILLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SKILLS = { codes: ENGINEER_SKILLS, dict: 'engineer_skill' };

/** People who repair devices: of a company, of the platform, or on their own account. The platform certifies them. */
export const engineer = staffRecord({
  name: 'maintenance:engineer',
  one: ['工程师', 'an engineer', 'エンジニア'],
  many: ['工程师', 'Engineers', 'エンジニア'],
  words: {
    add: ['新增工程师', 'Add an engineer', 'エンジニアを追加'],
    update: ['修改并重新提交', 'Change and submit again', '変更して再申請'],
    audit: ['审核工程师认证', 'Decide an engineer’s certification', 'エンジニア認証の審査'],
    empty: ['还没有工程师', 'No engineers yet', 'エンジニアはまだいません'],
    empty_text: [
      '新增的工程师由平台审核，认证通过后可以接维修单。',
      'An engineer who is added is reviewed by the platform, and takes repairs once certified.',
      '追加したエンジニアはプラットフォームが審査し、認証されると修理を担当できます。',
    ],
  },
  scope: 'company',
  hasPlatformRows: true,
  calls: {
    list: ['/engineers/engineer-list', 'Engineers with their certification'],
    detail: ['/engineers/engineer-detail', 'One engineer: skills, documents and certification'],
    add: ['/engineers/add-engineer', 'Adds an engineer, whose certification waits for the platform'],
    update: ['/engineers/update-engineer', 'Changes an engineer and submits them for certification again'],
    audit: [
      '/engineers/audit-engineer',
      'Certifies or rejects engineers whose certification is pending, each by itself',
      'approve',
    ],
  },
  exports: 'engineers',
  menu: { path: '/maintenance/engineer', icon: 'user-cog' },
  subject: 'engineer',
  title: 'name',
  order: '-id',
  document: {
    machine: engineerMachine,
    pending: ENGINEER_STATUS.pending,
    approved: ENGINEER_STATUS.certified,
    rejected: ENGINEER_STATUS.failed,
    resubmission: { isPossible: (code) => engineerMachine.may(code, 'submit', 'add skills') },
  },
  fields: {
    name: text({ label: ['姓名', 'Name', '氏名'], required: true, max: 60 }),
    /** As the writer's country writes it, or with its country code; stored as E.164. */
    phone: text({
      label: ['手机号', 'Phone', '電話番号'],
      hint: [
        '其他国家或地区的号码请加国际区号，如 +81。',
        'A number of another country begins with its code, like +81.',
        '国外の番号は +86 のような国番号から入力してください。',
      ],
      required: true,
      max: 30,
    }),
    place: text({
      label: ['服务地区', 'Area of work', '対応地域'],
      hint: ['如：上海及江苏', 'For example: Osaka and Kyoto', '例：大阪府・京都府'],
      required: true,
      max: 100,
    }),
    good_at: choices({ label: ['擅长', 'Skills', '得意分野'], required: true, ...SKILLS }),
    images: documents({
      label: ['资质文件', 'Documents', '資格書類'],
      hint: [
        '培训证书、资格证等的扫描件或照片。仅本人、所属企业和审核人员可见。',
        'Scans or photographs of training certificates and qualifications. Only the engineer, their company and the reviewers see them.',
        '研修修了証や資格証などのスキャンまたは写真。本人、所属会社、審査担当者だけが閲覧できます。',
      ],
      required: true,
      private: true,
      max: 10,
      files: ['image', 'file'],
    }),
  },
  shown: {
    good_at_name: text({ label: ['擅长', 'Skills', '得意分野'], max: 400 }),
    status: state(engineerMachine, {}),
    status_name: stateName(engineerMachine, 'status', ['认证状态', 'Certification', '認証状態']),
    disable_status: flag({ label: ['停用', 'Disabled', '停止'], dict: 'yes_no', initial: 0 }),
    company_id: reference({ label: LABELS.company_name, orNull: true, only: 'detail' }),
    company_name: text({ label: ['公司名称', 'Company', '会社名'], max: 100, orNull: true }),
    scope: text({
      label: ['所属', 'Belongs to', '所属'],
      max: 10,
      oneOf: ['company', 'platform'],
      names: {
        company: ['企业', 'A company', '会社'],
        platform: ['平台', 'The platform', 'プラットフォーム'],
      },
    }),
    /** In force, also while a change of them is reviewed; empty before the first certification. */
    approved_good_at: choices({
      label: ['已认证的擅长', 'Certified skills', '認証済みの分野'],
      ...SKILLS,
    }),
    /** Of the last rejection, or of the disabling. */
    reason: text({ label: ['原因', 'Reason', '理由'], max: 500, orNull: true, only: 'detail' }),
    /** The newest: a decision from the list names what it is about. */
    submission_id: reference({ label: ['申请', 'Submission', '申請'], private: true }),
    asked_by: text({ label: ['提交人', 'Submitted by', '申請者'], max: 60 }),
    created_at: instant({ label: ['提交时间', 'Submitted', '申請日時'], sortable: true }),
  },
  filters: {
    name: searchText(),
    phone: searchText(['手机号', 'Phone', '電話番号'], 30),
    status: same(),
    scope: same(),
    company_id: ofId(LABELS.company_name),
  },
});
