import fs from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../../server/src');
/** What reaches a service of somebody else. */
const CALLS = [
  /(?<!async )(?<![.\w])fetch\(/,
  /\bfrom 'node:https?'.*\brequest\b/,
  /\bhttps?\.request\(/,
  /\bcreateTransport\(/,
  /\bnew S3Client\(/,
  /\bnew Stripe\(/,
];

const filesIn = (folder: string): string[] =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

describe('outgoing calls', () => {
  it('each end within one limit for all attempts together', () => {
    const calling = filesIn(SOURCES)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .filter((file) => {
        const source = fs.readFileSync(file, 'utf8');
        return CALLS.some((call) => call.test(source));
      });
    expect(calling.map((file) => path.relative(SOURCES, file)).toSorted()).toEqual([
      'goods/ai-search/model-client.ts',
      'platform/mail/smtp.transport.ts',
      'platform/payments/sandbox.routes.ts',
      'platform/payments/stripe.provider.ts',
      'platform/reference-rates/reference-rate.jobs.ts',
      'platform/sms/http-sms.transport.ts',
      'platform/storage/s3.storage.ts',
    ]);
    const unlimited = calling.filter((file) => !fs.readFileSync(file, 'utf8').includes('withinDeadline('));
    expect(unlimited).toEqual([]);
  });
});
