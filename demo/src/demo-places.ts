import { Injectable } from '@nestjs/common';
import type { Tx } from '@fovea/server/platform/database/database';
import { customers, places, type CustomerKey, type DemoPlace, type PlaceKey } from './content/places.js';
import { supplies, type SupplyKey } from './content/stock-stories.js';
import { idOf, type Made } from './demo-made.js';
import { DemoRepository } from './demo.repository.js';
import { DemoWarehouseRepository } from './demo-warehouse.repository.js';

/** Ids of what documents refer to, by the names that the content uses. */
export interface MadePlaces {
  warehouses: ReadonlyMap<PlaceKey, number>;
  /** Whose each warehouse is. */
  companies: ReadonlyMap<PlaceKey, number>;
  /** By warehouse and code. */
  bins: ReadonlyMap<string, number>;
  customers: ReadonlyMap<CustomerKey, number>;
  /** By the number of goods of them, and by the name of the supply. */
  products: ReadonlyMap<string, number>;
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]; // a constant of ours has no other keys

/** Warehouses with their bins, customers, and what the item master has besides devices. */
@Injectable()
export class DemoPlaces {
  constructor(
    private readonly demo: DemoRepository,
    private readonly rows: DemoWarehouseRepository,
  ) {}

  async add(tx: Tx, made: Made): Promise<MadePlaces> {
    await this.rows.trackDevices(tx);
    return {
      ...(await this.addWarehouses(tx, made)),
      customers: await this.addCustomers(tx, made),
      products: new Map([...(await this.rows.listProducts(tx)), ...(await this.addSupplies(tx, made))]),
    };
  }

  private async addWarehouses(
    tx: Tx,
    made: Made,
  ): Promise<Pick<MadePlaces, 'warehouses' | 'companies' | 'bins'>> {
    const warehouses = new Map<PlaceKey, number>();
    const owners = new Map<PlaceKey, number>();
    const bins = new Map<string, number>();
    for (const key of keysOf(places)) {
      const { company, bins: zones, ...place }: DemoPlace = places[key];
      const companyId = idOf(made.companies, company);
      const id = await this.demo.insert(tx, 'warehouse', { ...place, company_id: companyId });
      warehouses.set(key, id);
      owners.set(key, companyId);
      for (const [location, codes] of Object.entries(zones))
        for (const code of codes)
          bins.set(
            `${key} ${code}`,
            await this.demo.insert(tx, 'warehouse_bin', { warehouse_id: id, location, code }),
          );
    }
    return { warehouses, companies: owners, bins };
  }

  private async addCustomers(tx: Tx, made: Made): Promise<Map<CustomerKey, number>> {
    const ids = new Map<CustomerKey, number>();
    for (const key of keysOf(customers)) {
      const customer = customers[key];
      const { company, name, tel, country, address } = customer;
      const company_id = idOf(made.companies, company);
      const theirs =
        'of' in customer
          ? await this.demo.insert(tx, 'customer_company', {
              company_id,
              name: customer.of,
              phone: tel,
              address,
            })
          : null;
      const remark = 'remark' in customer ? customer.remark : '';
      const row = { company_id, customer_company_id: theirs, name, tel, country, address, remark };
      ids.set(key, await this.demo.insert(tx, 'customer', row));
    }
    return ids;
  }

  private async addSupplies(tx: Tx, made: Made): Promise<Map<SupplyKey, number>> {
    const ids = new Map<SupplyKey, number>();
    for (const key of keysOf(supplies)) {
      const { code, maker, category, name, tracking } = supplies[key];
      const row = {
        category_id: idOf(made.categories, category),
        brand_id: idOf(made.brands, maker),
        goods_code: code,
        name_c: name.zh,
        name_e: name.en,
        name_j: name.ja,
        tracking,
      };
      ids.set(key, await this.demo.insert(tx, 'product', row));
    }
    return ids;
  }
}
