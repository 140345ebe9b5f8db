import { choice } from '../record/code-fields.js';
import { createdAt, flag, int, sortPlace, text } from '../record/fields.js';
import { picture } from '../record/file-fields.js';
import { same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';

/** Makers of goods, in the order in which the shop offers them. */
export const brand = staffRecord({
  name: 'goods:brand',
  one: ['品牌', 'a brand', 'ブランド'],
  many: ['品牌', 'Brands', 'ブランド'],
  words: {
    empty_text: [
      '请添加在此销售设备的厂商。',
      'Add the makers whose equipment is sold here.',
      'ここで販売される機器のメーカーを追加してください。',
    ],
  },
  scope: 'platform',
  companyMay: ['list'],
  classes: { row: 'AdminBrand' },
  calls: {
    list: [
      '/brands/admin-brand-list',
      'Makers as staff keep them, hidden ones too, with how many goods each has',
    ],
    detail: ['/brands/brand-detail', 'One maker with its names in three languages and its picture'],
    add: ['/brands/add-brand', 'Adds a maker'],
    update: ['/brands/update-brand', 'Changes a maker'],
    delete: ['/brands/del-brand', 'Deletes a maker without goods'],
  },
  exports: 'brands',
  menu: { path: '/productRelated/brand', icon: 'tags' },
  title: 'brand_name',
  order: 'sort',
  fields: {
    brand_name_e: text({
      label: ['外文名称', 'Latin name', '欧文名'],
      hint: [
        '厂商自己的写法；没有对应语言的名称时显示它。',
        "As the maker writes it. It is shown where no name in the reader's language is given.",
        'メーカー自身の表記です。読者の言語の名称がないときに表示されます。',
      ],
      max: 60,
      required: true,
    }),
    brand_name_c: text({ label: ['中文名称', 'Chinese name', '中国語名'], max: 60 }),
    brand_name_j: text({ label: ['日文名称', 'Japanese name', '日本語名'], max: 60 }),
    image: picture({
      hint: ['厂商标志，PNG 或 JPG。', "The maker's logo, PNG or JPG.", 'メーカーのロゴ（PNG または JPG）。'],
    }),
    notice_name: text({
      label: ['通知收件人', 'Notices go to', '通知の宛名'],
      hint: [
        '接收二手器械通知的部门或人员。',
        'The department or person who reads notices of used devices.',
        '中古機器の通知を受け取る部署または担当者。',
      ],
      max: 100,
      only: 'detail',
    }),
    notice_email: text({
      label: ['通知邮箱', 'Address for notices', '通知先メール'],
      max: 254,
      orNull: true,
      only: 'detail',
    }),
    notice_language: choice({
      label: ['通知语言', 'Language of notices', '通知の言語'],
      names: {
        1: ['中文', 'Chinese', '中国語'],
        2: ['英文', 'English', '英語'],
        3: ['日文', 'Japanese', '日本語'],
      },
      initial: 3,
      only: 'detail',
    }),
    sort: sortPlace(),
    status: flag({ label: ['在商城显示', 'Shown in the shop', 'ショップに表示'] }),
  },
  shown: {
    brand_name: text({ label: ['品牌名称', 'Brand', 'ブランド名'], max: 60, sortable: true }),
    goods_count: int({ label: ['商品数', 'Products', '商品数'], only: 'list' }),
    created_at: createdAt(),
  },
  filters: { brand_name: searchText(), status: same() },
});
