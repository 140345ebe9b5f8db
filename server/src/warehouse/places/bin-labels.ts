import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { LabelsAnswer, LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { binAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LabelPrinting } from '../../platform/printing/label-printing.js';
import { WarehouseRepository } from './warehouse.repository.js';

const KIND = 'bin-labels';

/** The labels of bins: scanned, they name where something is put or taken. */
@Injectable()
export class BinLabels implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly places: WarehouseRepository,
    private readonly labels: LabelPrinting,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.labels.register(KIND, async ({ companies }, ids) =>
      (await this.places.bins(this.db, companies, ids)).map((bin) => ({
        id: bin.id,
        address: binAddress(this.env.publicUrl, bin),
        codes: { code128: bin.code },
        caption: bin.code,
        title: bin.warehouseName,
        lines: [bin.location],
      })),
    );
  }

  /** @throws NOT_FOUND */
  address(caller: StaffCaller, request: LabelsRequest): Promise<LabelsAnswer> {
    return this.labels.address(KIND, caller, request);
  }
}
