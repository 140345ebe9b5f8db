import { Injectable } from '@nestjs/common';
import { ARRIVAL_STATUS, SEND_STATUS } from '@fovea/shared-types/states';
import { PICKUP } from '@fovea/shared-types/warehouse/carriers';
import type { Tx } from '@fovea/server/platform/database/database';
import type { OpenArrival } from './content/open-arrivals.js';
import { places, type PlaceKey } from './content/places.js';
import { idOf } from './demo-made.js';
import { dayIn, hoursAfter, type PastDocument } from './demo-document-days.js';
import type { MadePlaces } from './demo-places.js';
import { DemoRepository } from './demo.repository.js';
import type { SentDocument } from './demo-stock-documents.js';
import { DemoWarehouseRepository } from './demo-warehouse.repository.js';

const DAY_HOURS = 24;
const YAMATO = 1;
const SF_EXPRESS = 11;
/** So many days after its stock-out a parcel is delivered. */
const DELIVERED_DAYS = 4;
const SENT_DAYS = 2;
/** One of so many is returned, and one is collected. */
const CAME_BACK_EVERY = 9;
const FETCHED_EVERY = 5;
/** Of one of so many the first delivery was called off before it left. */
const CALLED_OFF_EVERY = 11;

/** What came to the warehouses and what left them by carriers. */
@Injectable()
export class DemoParcels {
  constructor(
    private readonly demo: DemoRepository,
    private readonly rows: DemoWarehouseRepository,
  ) {}

  /** What a stock-in put into stock had arrived the day before. */
  addStocked(
    tx: Tx,
    there: MadePlaces,
    past: PastDocument,
    { senderId, sentAt }: SentDocument,
  ): Promise<void> {
    const arrivedAt = hoursAfter(sentAt, -18);
    const values = { expected_on: dayOf(arrivedAt), arrived_at: arrivedAt, status: ARRIVAL_STATUS.stocked };
    const lines = past.lines.map((line) => ({ ...line, quantity: 'item' in line ? line.quantity : 1 }));
    const createdAt = hoursAfter(arrivedAt, -2 * DAY_HOURS);
    return this.addArrival(
      tx,
      there,
      past,
      { ...values, created_at: createdAt, account_id: senderId },
      lines,
    );
  }

  addOpen(tx: Tx, there: MadePlaces, open: OpenArrival, senderId: number): Promise<void> {
    const { at, from: customer, status, expectedInDays, code, remark } = open;
    const values = {
      expected_on: dayIn(expectedInDays),
      arrived_at: status === ARRIVAL_STATUS.arrived ? hoursAfter(new Date(), -3) : null,
      logistics_code: code,
      remark,
      status,
      created_at: hoursAfter(new Date(), -4 * DAY_HOURS),
      account_id: senderId,
    };
    return this.addArrival(tx, there, { at, customer }, values, open.lines);
  }

  /** Of a stock-out for a customer: delivered, on its way, or packed, by how long ago it was. */
  async addSend(
    tx: Tx,
    past: PastDocument,
    { id, senderId }: SentDocument,
    outAt: Date,
    position: number,
  ): Promise<void> {
    const status = statusOf(past.daysAgo, position);
    const hasLeft = status !== SEND_STATUS.prepared;
    const isFetched = position % FETCHED_EVERY === 0;
    const isJapan = places[past.at].country === 'JP';
    const parcel = {
      documentId: id,
      carrier: isFetched ? PICKUP : isJapan ? YAMATO : SF_EXPRESS,
      code: hasLeft && !isFetched ? trackingCode(isJapan, id) : '',
      createdAt: hoursAfter(outAt, 1),
      sentAt: hasLeft ? hoursAfter(outAt, 2) : null,
      endedAt: hasLeft && status !== SEND_STATUS.sent ? hoursAfter(outAt, 2 * DAY_HOURS) : null,
      accountId: senderId,
    };
    if (position % CALLED_OFF_EVERY === 0) {
      const calledOff = { status: SEND_STATUS.cancelled, code: '', sentAt: null, endedAt: null };
      await this.rows.addSend(tx, { ...parcel, ...calledOff });
    }
    await this.rows.addSend(tx, { ...parcel, status });
  }

  private async addArrival(
    tx: Tx,
    there: MadePlaces,
    { at, customer }: { at: PlaceKey; customer: PastDocument['customer'] },
    values: Parameters<DemoRepository['insert']>[2],
    lines: ReadonlyArray<
      { goodsSn: string; serial: string } | { item: string; quantity: number; arrived?: number }
    >,
  ): Promise<void> {
    const id = await this.demo.insert(tx, 'arrival', {
      ...values,
      company_id: idOf(there.companies, at),
      warehouse_id: idOf(there.warehouses, at),
      customer_id: customer === null ? null : idOf(there.customers, customer),
    });
    const hasCome = values.arrived_at !== null && values.status !== ARRIVAL_STATUS.cancelled;
    await this.rows.addArrivalLines(
      tx,
      id,
      lines.map((line) => {
        const isPiece = 'serial' in line;
        const quantity = isPiece ? 1 : line.quantity;
        return {
          productId: idOf(there.products, isPiece ? line.goodsSn : line.item),
          quantity,
          serial: isPiece ? line.serial : null,
          arrived: hasCome ? ((isPiece ? undefined : line.arrived) ?? quantity) : null,
        };
      }),
    );
  }
}

function statusOf(daysAgo: number, position: number): number {
  if (daysAgo < SENT_DAYS) return SEND_STATUS.prepared;
  if (daysAgo < DELIVERED_DAYS) return SEND_STATUS.sent;
  return position % CAME_BACK_EVERY === 0 ? SEND_STATUS.came_back : SEND_STATUS.delivered;
}

const trackingCode = (isJapan: boolean, id: number): string =>
  isJapan ? `0000-4420-${String(id).padStart(4, '0')}` : `SF00001234${String(id).padStart(5, '0')}`;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
