import { Injectable } from '@nestjs/common';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { openArrivals } from './content/open-arrivals.js';
import { openDocuments, type OpenDocument } from './content/open-documents.js';
import { merchantPeople } from './content/people.js';
import { places, type PlaceKey } from './content/places.js';
import { warnings } from './content/stock-stories.js';
import { accountOf, idOf, type Made } from './demo-made.js';
import { hoursAfter, morningOf, pastDocuments, type PastDocument } from './demo-document-days.js';
import { DemoParcels } from './demo-parcels.js';
import { DemoPlaces, type MadePlaces } from './demo-places.js';
import { DemoRecalls } from './demo-recalls.js';
import { DemoStockDocuments } from './demo-stock-documents.js';
import { DemoStockWork } from './demo-stock-work.js';
import { DemoWarehouseRepository } from './demo-warehouse.repository.js';

/** Of what happened in the last days people are still notified. */
const NEWS_DAYS = 3;
const DECIDED_HOURS = 3;

/** Warehouses with a month of documents behind them, and what waits to be done today. */
@Injectable()
export class DemoWarehouse {
  constructor(
    private readonly rows: DemoWarehouseRepository,
    private readonly places: DemoPlaces,
    private readonly documents: DemoStockDocuments,
    private readonly parcels: DemoParcels,
    private readonly work: DemoStockWork,
    private readonly recalls: DemoRecalls,
  ) {}

  async add(tx: Tx, made: Made): Promise<void> {
    const there = await this.places.add(tx, made);
    const past = [...pastDocuments().entries()];
    const isNews = ([, { daysAgo }]: (typeof past)[number]): boolean => daysAgo <= NEWS_DAYS;
    for (const [position, document] of past.filter((one) => !isNews(one)))
      await this.addPast(tx, made, there, document, position);
    await this.rows.forgetEvents(tx);
    await this.warn(tx, there);
    for (const [position, document] of past.filter(isNews))
      await this.addPast(tx, made, there, document, position);
    for (const document of openDocuments) await this.addOpen(tx, made, there, document);
    for (const arrival of openArrivals)
      await this.parcels.addOpen(tx, there, arrival, peopleOf(made, arrival.at).clerkId);
    await this.work.add(tx, there, (at) => peopleOf(made, at));
    await this.recalls.add(tx, made);
  }

  private async warn(tx: Tx, there: MadePlaces): Promise<void> {
    for (const { at, item, number } of warnings)
      await this.rows.warnBelow(tx, idOf(there.warehouses, at), idOf(there.products, item), number);
  }

  private async addPast(
    tx: Tx,
    made: Made,
    there: MadePlaces,
    past: PastDocument,
    position: number,
  ): Promise<void> {
    const { clerkId, ownerId } = peopleOf(made, past.at);
    const sentAt = morningOf(past.at, past.daysAgo, position);
    const document = await this.documents.send(tx, there, past, { senderId: clerkId, sentAt });
    const at = hoursAfter(sentAt, DECIDED_HOURS);
    await this.documents.decide(tx, document, { judgeId: ownerId, at, notes: null });
    if (past.customer === null) return;
    if (past.type === STOCK_TYPE.in) await this.parcels.addStocked(tx, there, past, document);
    else await this.parcels.addSend(tx, past, document, at, position);
  }

  private async addOpen(tx: Tx, made: Made, there: MadePlaces, open: OpenDocument): Promise<void> {
    const { clerkId, ownerId } = peopleOf(made, open.at);
    const senderId = open.by === 'owner' ? ownerId : clerkId;
    const sentAt = hoursAfter(new Date(), -open.hoursAgo);
    const document = await this.documents.send(tx, there, open, { senderId, sentAt });
    const { became } = open;
    if (became === undefined) {
      if (open.type === STOCK_TYPE.in) await this.documents.addPictures(tx, document, open.lines);
    } else if ('rejected' in became)
      await this.documents.decide(tx, document, {
        judgeId: ownerId,
        at: hoursAfter(sentAt, DECIDED_HOURS),
        notes: became.rejected,
      });
    else await this.rows.withdrawDocument(tx, document.id, senderId, became.withdrawnBecause);
  }
}

/** Who sends documents of a warehouse, and who decides them. */
function peopleOf(made: Made, at: PlaceKey): { clerkId: number; ownerId: number } {
  const [owner, clerk] = merchantPeople.filter(({ company }) => company === places[at].company);
  invariant(owner && clerk, 'a company with a warehouse has an owner and a clerk');
  return { clerkId: accountOf(made, clerk), ownerId: accountOf(made, owner) };
}
