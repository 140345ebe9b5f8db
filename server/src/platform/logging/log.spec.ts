import { AppError } from '../kernel/app-error.js';
import { createLogger } from './log.js';
import { prettyLine } from './pretty-line.js';
import { redact } from './redact.js';

describe('what is logged', () => {
  it('hides what nobody may read there, at any depth', () => {
    const line = redact({
      path: '/member/email-login',
      body: { email: 'a@example.com', password: 'p4ssw0rd', confirm_password: 'p4ssw0rd', code: '123456' },
      headers: { Authorization: 'Bearer abc', token: 'abc' },
      bids: [{ auction_id: 1, amount: 5, max_amount: 9 }],
    });
    expect(line).toEqual({
      path: '/member/email-login',
      body: { email: 'a@example.com', password: '[hidden]', confirm_password: '[hidden]', code: '[hidden]' },
      headers: { Authorization: '[hidden]', token: '[hidden]' },
      bids: [{ auction_id: 1, amount: '[hidden]', max_amount: '[hidden]' }],
    });
  });

  it('hides secrets inside texts', () => {
    expect(redact('no answer from postgres://app:geheim@db/fovea, sent Bearer a.b.c')).toBe(
      'no answer from postgres://app:[hidden]@db/fovea, sent Bearer [hidden]',
    );
  });

  it('writes an error with its cause, and no row that the driver quotes', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'account_email_uq',
      detail: 'Key (email)=(a@example.com) already exists.',
    });
    const line = redact({ error: new AppError('EMAIL_TAKEN', {}, undefined, { cause }) });
    expect(line).toMatchObject({
      error: { message: 'EMAIL_TAKEN', cause: { code: '23505', constraint: 'account_email_uq' } },
    });
    expect(JSON.stringify(line)).not.toContain('a@example.com');
  });

  it('ends on a structure that contains itself', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(JSON.stringify(redact(loop))).toContain('[deeper]');
  });

  it('writes one line of fields, and none below its level', () => {
    const lines: string[] = [];
    const logger = createLogger(
      { logLevel: 'info', nodeEnv: 'test', nodeName: 'node-1' },
      { write: (line: string) => void lines.push(line) },
    );
    logger.info({ trace_id: 't-1', auction_id: 4 }, 'closed');
    logger.debug('not at this level');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      node: 'node-1',
      trace_id: 't-1',
      auction_id: 4,
      msg: 'closed',
    });
  });

  it('reads as one line in development', () => {
    const json =
      '{"level":40,"time":"2026-01-02T03:04:05.678Z","node":"n","path":"/x","ms":1200,"msg":"slow request"}\n';
    expect(prettyLine(json)).toBe('03:04:05 WARN  slow request path=/x ms=1200\n');
  });
});
