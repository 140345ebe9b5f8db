import { Injectable } from '@nestjs/common';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { allGoods } from './content/all-goods.js';
import { categories } from './content/categories.js';
import { merchantPeople } from './content/people.js';
import { makers } from './content/makers.js';
import { idOf, type Made } from './demo-made.js';
import { DemoRepository } from './demo.repository.js';
import { DemoDocuments } from './demo-documents.js';
import { DemoPictures, viewsAtFirst } from './demo-pictures.js';
import { goodsRow } from './goods-row.js';
import { accountOf } from './demo-made.js';

/** The demo's catalogue and goods, with their pictures and documents. */
@Injectable()
export class DemoGoodsSeeder {
  constructor(
    private readonly demo: DemoRepository,
    private readonly pictures: DemoPictures,
    private readonly documents: DemoDocuments,
  ) {}

  /** Slow: before any lock is held. */
  async keepFiles(): Promise<void> {
    await this.pictures.keepFirst();
    await this.documents.keepAll();
  }

  async addCategories(tx: Tx): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const [sort, { code, name }] of categories.entries()) {
      const row = { level: 1, code, name_c: name.zh, name_e: name.en, name_j: name.ja, sort };
      ids.set(code, await this.demo.insert(tx, 'category', row));
    }
    return ids;
  }

  async addBrands(tx: Tx): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const [sort, [key, { name }]] of Object.entries(makers).entries()) {
      const row = { name_c: name.zh, name_e: name.en, name_j: name.ja, sort };
      ids.set(key, await this.demo.insert(tx, 'brand', row));
    }
    return ids;
  }

  async addGoods(tx: Tx, made: Made): Promise<void> {
    for (const [position, goods] of allGoods.entries()) {
      const seller = merchantPeople.find(({ company }) => company === goods.seller);
      invariant(seller, 'every merchant has somebody who sells');
      const id = await this.demo.insert(tx, 'goods', {
        ...goodsRow(goods, position),
        company_id: idOf(made.companies, goods.seller),
        seller_id: accountOf(made, seller),
        category_id: idOf(made.categories, goods.category),
        brand_id: idOf(made.brands, goods.maker),
        status: GOODS_STATUS.listed,
        sale_state: goods.saleType === 4 ? SALE_STATE.coming_soon : SALE_STATE.on_sale,
      });
      for (const view of viewsAtFirst(goods.goodsSn)) await this.pictures.add(tx, id, goods.goodsSn, view);
    }
    await this.documents.add(tx);
    await this.demo.addProducts(tx);
    await this.demo.addNotices(tx);
    await this.demo.showCategories(tx);
  }
}
