import { Injectable } from '@nestjs/common';
import type { MoveBetweenBinsRequest, MovedBetweenBins } from '@fovea/shared-types/warehouse/bin-move.dto';
import { moveBetweenBins } from '@fovea/shared-types/warehouse/stock.calls';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockBins } from '../stock/stock-bins.service.js';
import { StockDocumentCreation } from './stock-document-creation.js';
import { StockDocumentRepository } from './stock-document.repository.js';

/** From bin to bin of one warehouse: nothing is worth more or less by it, so nobody has to approve it. */
@Injectable()
export class BinMoveService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly creation: StockDocumentCreation,
    private readonly documents: StockDocumentRepository,
    private readonly bins: StockBins,
    private readonly audit: AuditLog,
  ) {}

  async move(caller: StaffCaller, request: MoveBetweenBinsRequest): Promise<MovedBetweenBins> {
    const { ware_house_id: warehouseId, to_bin_id: toBinId, lines } = request;
    return this.idempotency.run(caller, moveBetweenBins.path, request, async (tx) => {
      const settled = await this.creation.settle(tx, caller, { ware_house_id: warehouseId, lines }, 'out');
      if (toBinId !== null && !(await this.documents.bins(tx, warehouseId, [toBinId])).has(toBinId))
        throw fieldError({ to_bin_id: { key: 'choice' } });
      const { accountId } = caller.member;
      const moved = await this.bins.move(tx, { warehouseId, toBinId, accountId }, settled.lines);
      if (moved > 0)
        await this.audit.record(tx, caller, {
          action: 'warehouse:stock:move',
          subjectType: 'warehouse',
          subjectId: warehouseId,
          after: { moved },
        });
      return { moved };
    });
  }
}
