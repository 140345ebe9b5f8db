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
    kinds: { listing: '发布商品', test: '检测', service: '维护', note: '备注' },
    results: ['不合格', '合格'],
    note: '本档案根据系统记录生成，仅列出查阅人有权查看的内容。扫描二维码可查看最新记录。',
  },
  labels: { title: '设备标签' },
};
