import { loadEnv } from '../config/env.js';
import { Database } from '../database/database.js';
import { AuditLog } from './audit-log.js';

describe('the audit log', () => {
  const db = new Database(loadEnv(process.env));
  const audit = new AuditLog();
  afterAll(() => db.onApplicationShutdown());

  it('keeps who did what to which row, and why', async () => {
    const caller = {
      traceId: 'trace-1',
      language: 'ja' as const,
      clientAddress: '192.0.2.7',
      userAgent: null,
      device: null,
      idempotencyKey: null,
      member: {
        accountId: 5,
        sessionId: 6,
        username: 'Staff',
        companyId: 8,
        language: 'ja' as const,
        grants: null,
      },
    };
    await db.transaction((tx) =>
      audit.record(tx, caller, {
        action: 'auction.cancel',
        subjectType: 'auction',
        subjectId: 77,
        reason: 'wrong description',
        before: { status: 20 },
        after: { status: 42 },
      }),
    );
    const { rows } = await db.query(
      `SELECT account_id, company_id, client_address, action, reason, before, after, trace_id
       FROM audit_log WHERE subject_type = 'auction' AND subject_id = 77 ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      {
        account_id: 5,
        company_id: 8,
        client_address: '192.0.2.7',
        action: 'auction.cancel',
        reason: 'wrong description',
        before: { status: 20 },
        after: { status: 42 },
        trace_id: 'trace-1',
      },
    ]);
  });

  it.each([`UPDATE audit_log SET action = 'x'`, `DELETE FROM audit_log`, `TRUNCATE audit_log`])(
    'refuses the server %s',
    async (statement) => {
      await expect(db.query(statement)).rejects.toThrow('permission denied');
    },
  );
});
