import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { LabelsAnswer, LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { gs1Text } from '@fovea/shared-types/warehouse/gs1';
import { itemAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { isCode128, LabelPrinting, type LabelReader } from '../../platform/printing/label-printing.js';

const KIND = 'product-labels';

interface ItemRow {
  id: number;
  goods_name: string;
  goods_code: string | null;
  maker: string;
  gtin: string | null;
}

/** The labels of items: their GTIN as GS1 writes it, or their model. */
@Injectable()
export class ProductLabels implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly labels: LabelPrinting,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.labels.register(KIND, async (reader, ids) =>
      (await this.items(reader, ids)).map(({ id, goods_name, goods_code, maker, gtin }) => ({
        id,
        address: itemAddress(this.env.publicUrl, { productId: id, lotNumber: '', expiresOn: null }),
        codes: {
          ...(goods_code !== null && isCode128(goods_code) && { code128: goods_code }),
          ...(gtin !== null && { gs1datamatrix: gs1Text([{ ai: '01', value: gtin }]) }),
        },
        caption: goods_code ?? gtin ?? '',
        title: goods_name,
        lines: [maker, gtin ?? ''],
      })),
    );
  }

  /** @throws NOT_FOUND */
  address(caller: StaffCaller, request: LabelsRequest): Promise<LabelsAnswer> {
    return this.labels.address(KIND, caller, request);
  }

  /** The platform's items are everybody's. */
  private async items({ language, companies }: LabelReader, ids: readonly number[]): Promise<ItemRow[]> {
    const name = (of: string): string => localized(`${of}.name`, language);
    const { rows } = await this.db.query<ItemRow>(
      `SELECT t.id, ${name('t')} AS goods_name, t.goods_code, ${name('b')} AS maker, t.gtin
       FROM product t JOIN brand b ON b.id = t.brand_id
       WHERE t.id = ANY ($1::bigint[])
         AND ($2::bigint[] IS NULL OR t.company_id IS NULL OR t.company_id = ANY ($2::bigint[])) ORDER BY t.id`,
      [[...ids], companies === null ? null : [...companies]],
    );
    return rows;
  }
}
