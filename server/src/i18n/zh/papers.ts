import type { PaperTexts } from '../paper-text.js';

export const papers: PaperTexts = {
  passport: {
    title: '序列号档案',
    facts: {
      goods: '商品名称',
      model: '型号',
      maker: '品牌',
      category: '分类',
      gtin: 'GTIN',
      place: '所在位置',
    },
    places: { none: '不在库', way: '调拨途中' },
    history: '流转记录',
    columns: { at: '时间', what: '事项', where: '仓库／公司', note: '说明' },
    kinds: {
      listing: '发布商品',
      test: '检测',
      service: '维护',
      note: '备注',
      recall: '召回',
      auction: '上拍',
      auction_sold: '拍卖成交',
      auction_unsold: '拍卖未成交',
    },
    results: ['不合格', '合格'],
    note: '本档案根据系统记录生成，仅列出查阅人有权查看的内容。扫描二维码可查看最新记录。',
  },
  labels: { title: '设备标签' },
  certificate: {
    titles: { arrival: '到货单', stockIn: '入库证明书', send: '发货单' },
    from: '发货方',
    to: '收货方',
    facts: { at: '时间', warehouse: '仓库', logistics: '物流单号', by: '经办人' },
    columns: { line: '序号', goods: '商品', model: '型号', serial: '序列号', quantity: '数量' },
    total: '合计数量',
    signatures: ['交货人', '收货人'],
    note: '扫描二维码可查看单据中各设备的序列号档案。',
  },
};
