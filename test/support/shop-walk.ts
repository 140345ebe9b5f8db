import { WILDCARD } from '@fovea/shared-types/permissions';
import { aBankAccount } from '../fixtures/payouts.js';
import { aWarehouse } from '../fixtures/places.js';
import { anAddress, anItemThere, shopGoods } from '../fixtures/shop.js';
import { NaiveShop, HAD, SHELF } from '../property/order/naive-shop.js';
import { uniqueText } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from './people.js';
import { ShopHistory, type Listing, type ShopClient } from './shop-history.js';
import type { ShopStep } from './shop-steps.js';
import { violations } from './violations.js';
import { explained, type Outcome } from './walked.js';

export const SEVERAL_AT_ONCE = 3;

/** Two merchants, and somebody of the platform; every history has goods and buyers of its own. */
export class ShopWalk {
  /** What steps of each kind came to. */
  readonly seen = new Set<string>();

  private constructor(
    private readonly api: TestApi,
    private readonly staff: Person,
    private readonly sellers: readonly Seller[],
    private readonly warehouseId: number,
  ) {}

  static async begin(api: TestApi): Promise<ShopWalk> {
    const sellers: Seller[] = [];
    while (sellers.length < SHELF.length) sellers.push(await aSeller(api));
    const warehouse = await aWarehouse(api.db, sellers[1]?.companyId ?? null);
    return new ShopWalk(api, await aStaff(api, [WILDCARD]), sellers, warehouse);
  }

  /** Walks histories beside each other; none of them sees another's goods, buyers or money. */
  async walkAll(histories: readonly (readonly (readonly ShopStep[])[])[]): Promise<void> {
    const walks = await Promise.allSettled(histories.map((rounds) => this.walk(rounds)));
    // The first that failed reports it, once none of them works on.
    for (const walk of walks) if (walk.status === 'rejected') throw walk.reason;
    for (const kind of ['money', 'stock'] as const) expect(await violations(this.api.db, kind)).toEqual([]);
  }

  /** In every round all act at once; the answers and the state afterwards are what some order of them comes to. */
  private async walk(rounds: readonly (readonly ShopStep[])[]): Promise<void> {
    const clients: ShopClient[] = [];
    for (let at = 0; at < SEVERAL_AT_ONCE; at += 1) clients.push(await this.client(at));
    const history = new ShopHistory(this.api, clients, this.staff, await this.shelf(), uniqueText());
    let models = [new NaiveShop(SEVERAL_AT_ONCE)];
    for (const round of rounds) {
      const actions = round.map((step, at) => history.prepare(step, at));
      const done = await Promise.all(actions.map((act) => act()));
      for (const [at, { kind }] of round.entries()) this.note(kind, done[at]?.outcome ?? []);
      models = explained(models, done, await history.seen());
    }
  }

  private note(kind: string, outcome: Outcome): void {
    for (const one of outcome) this.seen.add(`${kind}: ${typeof one === 'string' ? one : 'done'}`);
  }

  private async client(at: number): Promise<ShopClient> {
    const person = await aMember(this.api);
    await anAddress(this.api.db, person.accountId);
    await giveMoney(this.api.db, person.accountId, HAD);
    return { at, person, bankAccountId: await aBankAccount(this.api.db, person.accountId) };
  }

  private async shelf(): Promise<Listing[]> {
    const { db } = this.api;
    const listings: Listing[] = [];
    for (const [at, { price, quantity, isStocked }] of SHELF.entries()) {
      const seller = this.sellers[at];
      if (!seller) throw new Error('everything on the shelf has its merchant');
      const product_id = isStocked
        ? await anItemThere(db, seller.companyId, this.warehouseId, quantity)
        : null;
      const goodsId = await shopGoods(db, seller, { price, quantity, product_id, is_stocked: isStocked });
      listings.push({ goodsId, productId: product_id, companyId: seller.companyId });
    }
    return listings;
  }
}
