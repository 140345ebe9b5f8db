import { Injectable } from '@nestjs/common';
import type { Tx } from '@fovea/server/platform/database/database';

/** Addresses of nowhere, in the form of each country. */
const HOMES = [
  ['JP', '東京都', '架空区', '架空町1-2-3', '100-0001'],
  ['CN', '上海市', '上海市', '虚构路100号', '200000'],
  ['US', 'NY', 'Sampleville', '100 Fiction Street', '10001'],
] as const;

/** Where the demo's buyers have things sent, and what some of them have put into their carts. */
@Injectable()
export class DemoHomes {
  async add(tx: Tx): Promise<void> {
    for (const home of HOMES)
      await tx.query(
        `INSERT INTO address (account_id, name, country, province, city, street, postal_code, mobile, is_default)
         SELECT id, username, $1::char(2), $2, $3, $4, $5, phone, true FROM account
         WHERE email LIKE 'bidder%@demo.fovea.example' AND country = $1::text`,
        [...home],
      );
    await tx.query(
      `INSERT INTO cart_line (account_id, goods_id, quantity)
       SELECT a.id, g.id, line.quantity
       FROM (VALUES ('bidder2', 'FV-PRT-0005', 2), ('bidder2', 'FV-REF-0002', 1), ('bidder3', 'FV-PRT-0003', 3),
         ('bidder3', 'FV-GEN-0005', 1), ('bidder4', 'FV-PRT-0001', 1)) AS line (buyer, goods_sn, quantity)
       JOIN account a ON a.email = line.buyer || '@demo.fovea.example' JOIN goods g ON g.goods_sn = line.goods_sn`,
    );
  }
}
