import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { LabelsAnswer, LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { gs1Text, isElement, type Gs1Element } from '@fovea/shared-types/warehouse/gs1';
import { itemAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LabelPrinting, type Labelled } from '../../platform/printing/label-printing.js';
import { StockViewRepository, type LotRow } from './stock-view.repository.js';

const KIND = 'lot-labels';

/** The labels of stock without serial numbers: the item, its lot and its expiry day, as GS1 writes them. */
@Injectable()
export class LotLabels implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly views: StockViewRepository,
    private readonly labels: LabelPrinting,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.labels.register(KIND, async (reader, ids) =>
      (await this.views.lots(this.db, reader, ids)).map((lot) => labelled(lot, this.env.publicUrl)),
    );
  }

  /** @throws NOT_FOUND */
  address(caller: StaffCaller, request: LabelsRequest): Promise<LabelsAnswer> {
    return this.labels.address(KIND, caller, request);
  }
}

function labelled(lot: LotRow, site: string): Labelled {
  const { lot_number: lotNumber, expires_on: expiresOn, gtin, goods_name, goods_code, maker } = lot;
  const elements: Gs1Element[] = [
    { ai: '01', value: gtin ?? '' },
    ...(expiresOn === null ? [] : [{ ai: '17', value: expiresOn.slice(2).replaceAll('-', '') }]),
    ...(lotNumber === '' ? [] : [{ ai: '10', value: lotNumber }]),
  ];
  return {
    id: lot.id,
    address: itemAddress(site, { productId: lot.product_id, lotNumber, expiresOn }),
    codes: elements.every(isElement) ? { gs1datamatrix: gs1Text(elements) } : {},
    caption: lotNumber,
    title: goods_name,
    lines: [expiresOn ?? '', [maker, goods_code].filter(Boolean).join(' · '), lot.bin_code ?? ''],
  };
}
