import { Injectable } from '@nestjs/common';
import { RECALL_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '@fovea/server/platform/database/database';
import { RecallService } from '@fovea/server/warehouse/compliance/recall.service';
import { supplies } from './content/stock-stories.js';
import { idOf, type Made } from './demo-made.js';
import { DemoRepository } from './demo.repository.js';

const OPENED_DAYS = 2;
const DAY_MS = 86_400_000;

/** One open recall of stock in the warehouses of two merchants, and one draft. */
@Injectable()
export class DemoRecalls {
  constructor(
    private readonly demo: DemoRepository,
    private readonly recalls: RecallService,
  ) {}

  async add(tx: Tx, made: Made): Promise<void> {
    const { bulb, gel } = supplies;
    const opened_at = new Date(Date.now() - OPENED_DAYS * DAY_MS);
    const announced_on = opened_at.toISOString().slice(0, 10);
    const source = 'https://maker.demo.fovea.example/recalls';
    const open = await this.demo.insert(tx, 'recall', {
      brand_id: idOf(made.brands, bulb.maker),
      models: [bulb.code],
      class: 2,
      action: 1,
      name_c: '裂隙灯灯泡自主召回（虚构）',
      name_e: 'Recall of slit lamp bulbs (fictional)',
      name_j: '細隙灯ランプの自主回収（架空）',
      reason_c: '部分灯泡的灯座可能过热。',
      reason_e: 'The socket of some bulbs may become too hot.',
      reason_j: '一部のランプで口金が過熱するおそれがあります。',
      measures_c: '停止使用和发货，清点库存后寄回制造商。',
      measures_e: 'Stop using and shipping them, count what is there and send it back to the maker.',
      measures_j: '使用と出荷を中止し、在庫を確認のうえメーカーへ返送してください。',
      announced_on,
      source,
      reference: 'DEMO-R-0001',
      status: RECALL_STATUS.open,
      opened_at,
    });
    await this.recalls.notifyFound(tx, open);
    await this.demo.insert(tx, 'recall', {
      brand_id: idOf(made.brands, gel.maker),
      models: [gel.code],
      lots: ['V-2291'],
      class: 3,
      action: 3,
      name_c: '眼科粘弹剂标签更正（虚构）',
      name_e: 'Viscoelastic with a wrong label (fictional)',
      name_j: '眼科用粘弾性物質の表示訂正（架空）',
      reason_c: '该批次外盒的有效期印刷有误。',
      reason_e: 'The use-by date on the boxes of one lot is misprinted.',
      reason_j: '対象ロットの外箱に使用期限の誤記があります。',
      measures_c: '请核对内袋上的有效期。',
      measures_e: 'Please go by the date on the inner pouch.',
      measures_j: '内袋の使用期限をご確認ください。',
      announced_on,
      source,
      reference: 'DEMO-R-0002',
    });
  }
}
