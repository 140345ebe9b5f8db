import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createEvents } from './platform/events.js';
import { createFiles } from './platform/files.js';
import { createGuards } from './platform/guards.js';
import { createRecords } from './platform/records.js';

/** Roles, guards of rows, and the tables every module rests on. */
export class CreatePlatform1764100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createGuards(db);
    await createEvents(db);
    await createRecords(db);
    await createFiles(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE state_transition, outbox, event_inbox, idempotency, outgoing_message, heartbeat, outage,
        audit_log, approval_decision, file, export_job, preference, table_view CASCADE;
      DROP FUNCTION refuse_change, refuse_move, date_by_clock, note_move, bigrams CASCADE;
    `);
  }
}
