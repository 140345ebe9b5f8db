import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createBargains } from './order/bargains.js';
import { createCheckout } from './order/checkout.js';
import { createEvaluation } from './order/evaluation.js';
import { createOrders } from './order/orders.js';
import { createRefunds } from './order/refunds.js';
import { createReservations } from './order/reservations.js';
import { createShipping } from './order/shipping.js';

/** Orders, what is sent, refunded and bargained of them, reservations and evaluations. */
export class CreateOrder1764107000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createOrders(db);
    await createCheckout(db);
    await createShipping(db);
    await createRefunds(db);
    await createBargains(db);
    await createReservations(db);
    await createEvaluation(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE payment_group, orders, order_line, order_history, order_address, order_tax, order_note, cart_line,
        freight_zone, freight_rate, tax_rate, shipment, shipment_line, shipment_file, invoice_issuer,
        order_paper_counter, order_paper, refund, refund_line, refund_entry, refund_entry_file, freight_bill,
        bargain, bargain_offer, viewing_host, viewing_hours, reservation, evaluation, evaluation_image CASCADE;
      DROP FUNCTION orders_refuse_change, orders_fix_total, orders_belongs, order_line_belongs,
        order_history_belongs, order_address_belongs, order_tax_belongs, refund_line_counted, refund_line_belongs,
        refund_entry_belongs, refund_entry_file_belongs, note_offer, bargain_offer_belongs,
        evaluation_check_receipt, evaluation_image_belongs CASCADE;
      DROP SEQUENCE order_no_seq;
      DELETE FROM state_transition WHERE machine IN ('order', 'evaluation', 'refund', 'bargaining',
        'reservation');
    `);
  }
}
