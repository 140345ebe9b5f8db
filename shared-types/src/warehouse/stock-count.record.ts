import { choice, state } from '../record/code-fields.js';
import { instant, int, reference, text } from '../record/fields.js';
import { exactly, ofId, same, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { COUNT_SCOPE } from './stock-count-bounds.js';
import { stockCheckMachine } from '../states/warehouse.states.js';

/** The stock of a warehouse, counted by people. */
export const stockCount = staffRecord({
  name: 'warehouse:count',
  one: ['盘点单', 'a stock count', '棚卸'],
  many: ['盘点', 'Stocktaking', '棚卸'],
  words: {
    empty_text: [
      '新建盘点单，用手机或扫描枪盲盘；有差异的行复盘后确认，生成的差异单据经审批才会改动库存。',
      'Begin a count and scan what is there without seeing the recorded quantity; lines that differ are counted anew, then confirmed. The resulting documents move stock once they are approved.',
      '棚卸を始め、帳簿数量を見ずにスキャンして数えます。差異は再カウントのうえ確定し、承認後に在庫へ反映されます。',
    ],
  },
  scope: 'company',
  calls: { list: ['/warehouse-checks/warehouse-checks-list', 'Counts of the caller’s companies'] },
  exports: 'stock_counts',
  subject: 'stock_count',
  menu: { path: '/warehouse/checkGoods', icon: 'list-check' },
  title: 'check_sn',
  order: '-created_at',
  fields: {},
  shown: {
    check_sn: text({ label: ['盘点单号', 'Count no.', '棚卸番号'], max: 30 }),
    ware_house_id: reference({ label: ['仓库', 'Warehouse', '倉庫'], named: 'ware_house_name' }),
    ware_house_name: text({ label: ['仓库', 'Warehouse', '倉庫'], max: 100 }),
    scope: choice({
      label: ['范围', 'Scope', '対象範囲'],
      names: {
        [COUNT_SCOPE.warehouse]: ['整个仓库', 'Whole warehouse', '倉庫全体'],
        [COUNT_SCOPE.zone]: ['区域', 'One zone', 'エリア'],
        [COUNT_SCOPE.bins]: ['指定库位', 'Some bins', '指定の棚番'],
        [COUNT_SCOPE.products]: ['指定商品', 'Some products', '指定の商品'],
      },
    }),
    location: text({ label: ['区域', 'Zone', 'エリア'], max: 60 }),
    status: state(stockCheckMachine, {}),
    line_count: int({ label: ['行数', 'Lines', '明細数'] }),
    closed_count: int({ label: ['已盘行数', 'Lines counted', 'カウント済み'] }),
    differing_count: int({ label: ['差异行数', 'Lines that differ', '差異のある明細'] }),
    /** Of what is counted so far. */
    difference: int({ label: ['差异', 'Difference', '差異'] }),
    username: text({ label: ['发起人', 'Started by', '開始者'], max: 60 }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500 }),
    reason: text({ label: ['取消原因', 'Why it was cancelled', '取消理由'], max: 500 }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    created_at: instant({ label: LABELS.created_at, sortable: true }),
    ended_at: instant({ label: ['结束时间', 'Ended at', '終了日時'], orNull: true }),
  },
  version: ['closed_count', 'ended_at'],
  filters: {
    id: ofId(LABELS.id),
    check_sn: exactly(undefined, 30),
    ware_house_id: same(),
    status: same(),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
    company_id: ofId(LABELS.company_name),
  },
});
