import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { packingLists } from '@fovea/shared-types/order/packing.calls';
import type { PackingListsAnswer, PackingListsRequest } from '@fovea/shared-types/order/packing.dto';
import type { LabelsAnswer, LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import type { FieldFault } from '../../i18n/texts.js';
import { documentTexts } from '../../i18n/document-text.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { withinReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { isCode128, LabelPrinting, type Labelled } from '../../platform/printing/label-printing.js';
import { DocumentPrinting } from '../../platform/printing/document-printing.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { drawnPackingList, placeLines } from './drawn-packing-list.js';
import { parcelsOf } from './parcel-contents.js';
import { PackingRepository, type PackedOrder } from './packing.repository.js';

const LISTS = 'packing-lists';
const LABELS = 'shipping-labels';

/** What goes into and onto the parcels of orders: packing lists and labels, of one or of many at once. */
@Injectable()
export class PackingService implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly orders: PackingRepository,
    private readonly documents: DocumentPrinting,
    private readonly labels: LabelPrinting,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.documents.register(LISTS, async ({ subject, language }) => {
      const [ids = '', shipmentId] = subject.split('_');
      const orders = await this.orders.readPacking(this.db, language, ids.split('.').map(Number));
      const documents = orders.flatMap((order) =>
        parcelsOf(order, shipmentId === undefined ? null : Number(shipmentId)).map((parcel) =>
          drawnPackingList(order, parcel, language),
        ),
      );
      return documents.length === 0
        ? null
        : { name: documentTexts(language).packing.title, job: { kind: 'documents', documents } };
    });
    this.labels.register(LABELS, async ({ language }, ids) =>
      (await this.orders.readPacking(this.db, language, ids)).map((order) =>
        labelled(order, this.env.publicUrl),
      ),
    );
  }

  /**
   * A list for each parcel; marks the orders as printed.
   * @throws NOT_FOUND where one of them is none of the caller's; VALIDATION for a parcel of none of them, and for an order of
   *   which nothing was or will be sent
   */
  lists(caller: StaffCaller, request: PackingListsRequest): Promise<PackingListsAnswer> {
    const ids = [...new Set(request.ids)];
    return this.idempotency.run(caller, packingLists.path, request, async (tx) => {
      await refuseOthers(tx, caller, ids);
      const { shipment_id: shipmentId } = request;
      if (shipmentId !== undefined && !(await this.orders.hasParcel(tx, ids, shipmentId)))
        throw fieldError({ shipment_id: { key: 'choice' } });
      await this.refuseWithoutParcel(tx, caller, ids);
      await this.orders.markPacked(tx, ids);
      await this.audit.recordAll(
        tx,
        caller,
        ids.map((subjectId) => ({ action: 'order:order:print', subjectType: 'order', subjectId })),
      );
      const address = {
        subject: ids.join('.') + (shipmentId === undefined ? '' : `_${shipmentId}`),
        language: caller.language,
        accountId: caller.member.accountId,
      };
      return { url: this.documents.addressOf(LISTS, address) };
    });
  }

  private async refuseWithoutParcel(
    tx: Tx,
    { language }: StaffCaller,
    ids: readonly number[],
  ): Promise<void> {
    const orders = await this.orders.readPacking(tx, language, ids);
    const empty = orders.filter((order) => parcelsOf(order, null).length === 0);
    if (empty.length === 0) return;
    const faults = empty.map(({ id, order_no }): [string, FieldFault] => [
      `ids.${ids.indexOf(id)}`,
      { key: 'no_parcel', params: { number: order_no } },
    ]);
    throw fieldError(Object.fromEntries(faults));
  }

  /** @throws NOT_FOUND where one of them is none of the caller's */
  async shippingLabels(caller: StaffCaller, request: LabelsRequest): Promise<LabelsAnswer> {
    await refuseOthers(this.db, caller, request.ids);
    return this.labels.address(LABELS, caller, request);
  }
}

async function refuseOthers(q: Queryable, caller: StaffCaller, ids: readonly number[]): Promise<void> {
  const own = await withinReach(q, caller, ORDER_ROWS, ids);
  if (ids.some((id) => !own.has(id))) throw new AppError('NOT_FOUND');
}

/** Recipient, destination, and the number by which the order is found. */
function labelled({ id, order_no, buyer_name, address, seller }: PackedOrder, site: string): Labelled {
  return {
    id,
    address: `${site}/#/orders/orderList?open=${id}`,
    codes: isCode128(order_no) ? { code128: order_no } : {},
    caption: order_no,
    title: address?.name ?? buyer_name,
    lines: [...placeLines(address), seller.name],
  };
}
