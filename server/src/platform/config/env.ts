import { hostname } from 'node:os';
import {
  address,
  folder,
  integer,
  onOff,
  oneOf,
  optionalSecret,
  requiredAddress,
  secret,
  secrets,
  type Setting,
  text,
  WrongValue,
} from './setting.js';

/** Reports every wrong setting at once, one clear line each, so that nobody has to start the server five times. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  constructor(readonly problems: readonly string[]) {
    super(`wrong settings: ${problems.join('; ')}`);
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const about = (group: string) => (name: string, meaning: string, isSecret?: boolean) => ({
  group,
  name,
  meaning,
  ...(isSecret === undefined ? {} : { isSecret }),
});
const process_ = about('The process');
const stores = about('Where things are kept');
const people = about('Links, sign-in and mail');
const payments = about('Online payments');
const aiSearch = about('AI search');
const payouts = about('Payouts');
const rates = about('Reference rates of currencies');
const notices = about('Used-device notices');
const limits = about('Limits (only load tests raise them)');
const auction = about('The auction engine');
const demo = about('Demo and development');

/**
 * Every setting of the server, in the order of .env.example (a tidy test keeps the two alike).
 * `npm start` fills in DATABASE_URL, JWT_SECRET, UPLOAD_DIR, DEMO_MODE and DEV_INBOX when it runs the embedded parts.
 */
const settings = {
  nodeEnv: oneOf(
    process_('NODE_ENV', 'production refuses what is only for demos and development'),
    ['development', 'test', 'production'],
    'development',
  ),
  port: integer(process_('PORT', 'port of site, API and sockets; 0 takes any free one'), 3000, 0, 65535),
  host: text(process_('HOST', 'address to listen on; 0.0.0.0 opens the server to the network'), '127.0.0.1'),
  nodeName: text(
    process_('NODE_NAME', 'name of this node in logs and metrics; default: the host name'),
    undefined,
  ),
  logLevel: oneOf(process_('LOG_LEVEL', `how much is logged: ${logLevels.join(', ')}`), logLevels, 'info'),
  trustProxy: integer(
    process_('TRUST_PROXY', 'how many proxies stand in front and set X-Forwarded-For; 0 believes no header'),
    0,
    0,
    10,
  ),
  requestTimeoutS: integer(
    process_(
      'REQUEST_TIMEOUT_S',
      'seconds within which a whole request has to arrive, the largest video too',
    ),
    300,
    1,
    3600,
  ),
  apiDocs: onOff(
    process_(
      'API_DOCS',
      'gives out the API as /api/openapi.json and /api/docs; default: on outside production',
    ),
    undefined,
  ),
  metricsToken: text(
    process_(
      'METRICS_TOKEN',
      'bearer token that /metrics requires; without one it answers this machine only',
      true,
    ),
    undefined,
  ),

  databaseUrl: requiredAddress(
    stores(
      'DATABASE_URL',
      'PostgreSQL 17 or newer, as a login that owns nothing; without it npm start runs its own in .data/pg',
      true,
    ),
    ['postgres', 'postgresql'],
  ),
  databaseOwnerUrl: address(
    stores(
      'DATABASE_OWNER_URL',
      'the same as its owner, for npm start, migrate, backup and restore, and the demo: in production the server must not have it',
      true,
    ),
    ['postgres', 'postgresql'],
  ),
  databasePoolMax: integer(
    stores('DATABASE_POOL_MAX', 'connections of the general pool; lanes and jobs have their own'),
    10,
    1,
    100,
  ),
  databaseWaitMs: integer(
    stores('DATABASE_WAIT_MS', 'how long a call waits for a free connection until it is refused'),
    10_000,
    10,
    60_000,
  ),
  databaseAnswerMs: integer(
    stores(
      'DATABASE_ANSWER_MS',
      'how long a silent PostgreSQL is waited for; statements end after 15 s themselves',
    ),
    20_000,
    100,
    120_000,
  ),
  redisUrl: address(
    stores(
      'REDIS_URL',
      'Redis with noeviction, needed with more than one node; without it one process does all',
      true,
    ),
    ['redis', 'rediss'],
  ),
  dataDir: folder(stores('DATA_DIR', 'where npm start keeps its own database, uploads and secret'), '.data'),
  uploadDir: folder(stores('UPLOAD_DIR', 'folder of uploaded files and pictures'), '.data/uploads'),
  s3Bucket: text(
    stores(
      'S3_BUCKET',
      'bucket for uploaded files and exports, needed with more than one node; else UPLOAD_DIR',
    ),
    undefined,
  ),
  s3Endpoint: address(stores('S3_ENDPOINT', 'S3-compatible server; without it the bucket is at Amazon'), [
    'http',
    'https',
  ]),
  s3Region: text(stores('S3_REGION', 'region of the bucket'), 'us-east-1'),
  s3AccessKeyId: text(
    stores('S3_ACCESS_KEY_ID', 'key of the bucket; without it the machine’s own role is used', true),
    undefined,
  ),
  s3SecretAccessKey: text(stores('S3_SECRET_ACCESS_KEY', 'its secret', true), undefined),

  publicUrl: address(
    people('PUBLIC_URL', 'address people type, used in mails; default: http://localhost and the port'),
    ['http', 'https'],
  ),
  mobileSiteUrl: address(
    people(
      'MOBILE_SITE_URL',
      'goods page of a mobile site, to which phones that open goods are sent with goods_sn; without it they stay here',
    ),
    ['http', 'https'],
  ),
  jwtSecret: secret(
    people(
      'JWT_SECRET',
      'signs session tokens, at least 32 characters; outside production npm start makes one',
    ),
    32,
  ),
  jwtSecretOld: secrets(
    people(
      'JWT_SECRET_OLD',
      'those before it, newest first, separated by commas: what they signed is still good',
    ),
    32,
  ),
  dataKey: optionalSecret(
    people(
      'DATA_KEY',
      'encrypts secrets kept in the database, at least 32 characters; without it JWT_SECRET does',
    ),
    32,
  ),
  dataKeyOld: secrets(
    people(
      'DATA_KEY_OLD',
      'those before it, newest first, separated by commas: what they sealed is still read',
    ),
    32,
  ),
  smtpUrl: address(
    people(
      'SMTP_URL',
      'mail server, smtp://user:password@host:587; without it mails are kept in the inbox page',
      true,
    ),
    ['smtp', 'smtps'],
  ),
  smsUrl: address(
    people(
      'SMS_URL',
      'where text messages are posted to, see docs/sms.md; without it they are kept in the inbox page',
      true,
    ),
    ['http', 'https'],
  ),
  smsSecret: optionalSecret(
    people('SMS_SECRET', 'signs what is posted to SMS_URL, at least 16 characters; needed with it'),
    16,
  ),
  smsFrom: text(people('SMS_FROM', 'sender of text messages, as the provider knows it'), 'Fovea'),
  mailFrom: text(people('MAIL_FROM', 'sender of mails'), 'Fovea <no-reply@fovea.example>'),

  paymentProvider: oneOf(
    payments(
      'PAYMENT_PROVIDER',
      'who takes money online: sandbox (a page of our own, no real money), stripe, off; auto: sandbox outside production',
    ),
    ['auto', 'off', 'sandbox', 'stripe'] as const,
    'auto',
  ),
  stripeSecretKey: text(
    payments('STRIPE_SECRET_KEY', 'key of the account at Stripe; needed with stripe', true),
    undefined,
  ),
  stripeWebhookSecret: text(
    payments(
      'STRIPE_WEBHOOK_SECRET',
      'by which Stripe signs what it sends to /payments/payment-callback; needed with stripe',
      true,
    ),
    undefined,
  ),
  stripeApiUrl: address(
    payments('STRIPE_API_URL', 'where Stripe answers; only tests need another place than its own'),
    ['http', 'https'],
  ),

  aiSearchUrl: address(
    aiSearch(
      'AI_SEARCH_URL',
      'OpenAI-compatible service that reads sentences, up to and with /v1; without it the server reads them itself',
    ),
    ['http', 'https'],
  ),
  aiSearchKey: text(aiSearch('AI_SEARCH_KEY', 'its key, sent as a bearer token', true), undefined),
  aiSearchModel: text(aiSearch('AI_SEARCH_MODEL', 'name of its model; needed with AI_SEARCH_URL'), undefined),
  aiSearchTimeoutMs: integer(
    aiSearch('AI_SEARCH_TIMEOUT_MS', 'how long it may take until the server reads the sentence itself'),
    8000,
    100,
    15_000,
  ),

  exchangeTolerancePercent: integer(
    rates(
      'EXCHANGE_TOLERANCE_PERCENT',
      'an exchange whose rate is further from the reference of its day needs a reason',
    ),
    3,
    0,
    100,
  ),
  referenceRateDays: integer(
    rates('REFERENCE_RATE_DAYS', 'how many days old a reference may be: sources are silent on holidays'),
    5,
    0,
    31,
  ),
  referenceRatesUrl: address(
    rates(
      'REFERENCE_RATES_URL',
      'publishes rates as the European Central Bank does (XML), or as JSON with base, date and rates; without it staff enter them',
    ),
    ['http', 'https'],
  ),

  payoutHoldDays: integer(
    payouts(
      'PAYOUT_HOLD_DAYS',
      'how long nothing is paid to an account that its owner added in place of another, or beside it',
    ),
    3,
    0,
    30,
  ),

  noticeReminderDays: integer(
    notices(
      'NOTICE_REMINDER_DAYS',
      'after how many days of silence a maker is reminded of a used-device notice',
    ),
    14,
    1,
    365,
  ),

  httpPerAddressMinute: integer(
    limits('RATE_HTTP_PER_ADDRESS', 'calls per minute from one client address'),
    1200,
    1,
    100_000_000,
  ),
  httpPerAccountMinute: integer(
    limits('RATE_HTTP_PER_ACCOUNT', 'calls per minute of one account'),
    600,
    1,
    100_000_000,
  ),
  codesPerHour: integer(
    limits('RATE_CODES', 'verification codes an hour for one client address'),
    30,
    1,
    100_000_000,
  ),
  formsPerHour: integer(
    limits('RATE_FORMS', 'contact forms and feedback an hour from one client address or account'),
    20,
    1,
    100_000_000,
  ),
  suggestPerMinute: integer(
    limits('RATE_SUGGEST', 'suggestions of the search box per minute for one client address'),
    240,
    1,
    100_000_000,
  ),
  aiSearchesPerMinute: integer(
    limits('RATE_AI_SEARCH', 'AI searches per minute from one client address'),
    30,
    1,
    100_000_000,
  ),
  socketMessagesPerSecond: integer(
    limits('RATE_SOCKET_MESSAGES', 'packets per second on one socket, whatever they are'),
    20,
    1,
    1_000_000,
  ),
  socketMessageBytes: integer(
    limits('SOCKET_MESSAGE_BYTES', 'largest message on a socket'),
    16_384,
    1024,
    1_048_576,
  ),
  socketsPerAccount: integer(
    limits('SOCKETS_PER_ACCOUNT', 'open sockets of one account on one node'),
    10,
    1,
    1_000_000,
  ),
  socketsPerNetwork: integer(
    limits(
      'SOCKETS_PER_NETWORK',
      'open sockets from one client address, or one network of IPv6, on one node',
    ),
    500,
    1,
    1_000_000,
  ),

  imageMaxMb: integer(limits('UPLOAD_IMAGE_MAX_MB', 'largest uploaded picture, in megabytes'), 50, 1, 1000),
  videoMaxMb: integer(limits('UPLOAD_VIDEO_MAX_MB', 'largest uploaded video, in megabytes'), 100, 1, 4000),
  documentMaxMb: integer(
    limits('UPLOAD_FILE_MAX_MB', 'largest uploaded document, in megabytes'),
    20,
    1,
    1000,
  ),
  uploadsPerHour: integer(limits('UPLOADS_PER_HOUR', 'uploads of one account in an hour'), 200, 1, 1_000_000),
  uploadsAtOnce: integer(
    limits('UPLOADS_AT_ONCE', 'uploads of one account on their way at the same time, on one node'),
    12,
    1,
    100,
  ),
  unclaimedMaxMb: integer(
    limits('UPLOAD_UNCLAIMED_MAX_MB', 'megabytes of one account that no record refers to yet'),
    1000,
    1,
    1_000_000,
  ),

  auctionSweepMinMs: integer(
    auction('AUCTION_SWEEP_MIN_MS', 'least time between two pushes of one lot'),
    50,
    0,
    5000,
  ),
  auctionBatchMax: integer(auction('AUCTION_BATCH_MAX', 'most bids in one commit'), 1000, 1, 10_000),
  auctionGatherMs: integer(
    auction(
      'AUCTION_GATHER_MS',
      'how long bids of a storm are gathered for one commit; a lone bid never waits',
    ),
    8,
    0,
    1000,
  ),
  auctionLanes: integer(
    auction(
      'AUCTION_LANES',
      'bid lanes per process, one connection each; 0: one where there are two cores or fewer, else two',
    ),
    0,
    0,
    16,
  ),
  auctionHeartbeatS: integer(
    auction('AUCTION_HEARTBEAT_S', 'seconds between two heartbeats; a gap above 60 s is an outage'),
    10,
    1,
    30,
  ),

  demoMode: onOff(
    demo(
      'DEMO_MODE',
      'fills an empty database with demo goods and people and keeps auctions running; npm start without DATABASE_URL turns it on',
    ),
    false,
  ),
  demoAuctionS: integer(
    demo('DEMO_AUCTION_S', 'seconds until the shortest demo auction ends; tests make it short'),
    240,
    5,
    86_400,
  ),
  jobPeriodMaxS: integer(
    demo(
      'JOB_PERIOD_MAX_S',
      'jobs that are due less often than this do not run by themselves, 0 leaves none out; only tests need it',
    ),
    0,
    0,
    86_400,
  ),
  devInbox: onOff(
    demo(
      'DEV_INBOX',
      'shows mails and text messages on a page, to this machine only; default: on outside production when there is no SMTP_URL',
    ),
    undefined,
  ),
} satisfies Record<string, Setting<unknown>>;

type Read = { readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['read']> };

/** The server's whole configuration. Nothing else reads process.env. */
export type Env = Omit<Read, 'paymentProvider'> & {
  readonly nodeName: string;
  readonly publicUrl: string;
  /** Whether it was configured, rather than derived from the port. */
  readonly hasPublicUrl: boolean;
  readonly apiDocs: boolean;
  readonly devInbox: boolean;
  readonly paymentProvider: 'off' | 'sandbox' | 'stripe';
};

/** Reads and checks every setting; throws one EnvError that names all wrong ones. */
export function loadEnv(source: NodeJS.ProcessEnv): Env {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting<unknown>>(settings)) {
    const given = source[setting.name]?.trim() || undefined;
    try {
      values[key] = setting.read(given);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      const instead = given === undefined || setting.isSecret ? '' : ` (it is ${JSON.stringify(given)})`;
      problems.push(`${setting.name} must be ${error.message}${instead}`);
    }
  }
  // Each key of `settings` was read by its own reader above; the compiler cannot follow that through the loop.
  const read = values as Read;
  if (read.nodeEnv === 'production') {
    if (read.demoMode) problems.push('DEMO_MODE must be off in production');
    if (read.paymentProvider === 'sandbox')
      problems.push('PAYMENT_PROVIDER must not be sandbox in production');
    if (read.devInbox) problems.push('DEV_INBOX must be off in production');
    if (read.jobPeriodMaxS > 0) problems.push('JOB_PERIOD_MAX_S must be 0 in production');
    if (read.databaseOwnerUrl !== undefined)
      problems.push('DATABASE_OWNER_URL must be kept from the server in production');
  }
  if ((read.s3AccessKeyId === undefined) !== (read.s3SecretAccessKey === undefined))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together');
  if (read.smsUrl !== undefined && read.smsSecret === undefined) {
    problems.push('SMS_SECRET must be present with SMS_URL');
  }
  if (read.aiSearchUrl !== undefined && read.aiSearchModel === undefined) {
    problems.push('AI_SEARCH_MODEL must be present with AI_SEARCH_URL');
  }
  const hasStripe = read.stripeSecretKey !== undefined && read.stripeWebhookSecret !== undefined;
  if (read.paymentProvider === 'stripe' && !hasStripe)
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be present with stripe');
  if (problems.length > 0) throw new EnvError(problems);
  return {
    ...read,
    nodeName: read.nodeName ?? hostname(),
    hasPublicUrl: read.publicUrl !== undefined,
    publicUrl: (read.publicUrl ?? `http://localhost:${read.port}`).replace(/\/+$/, ''),
    apiDocs: read.apiDocs ?? read.nodeEnv !== 'production',
    paymentProvider: providerOf(read),
    devInbox: read.devInbox ?? (read.nodeEnv !== 'production' && read.smtpUrl === undefined),
  };
}

function providerOf({ paymentProvider, nodeEnv }: Read): Env['paymentProvider'] {
  if (paymentProvider !== 'auto') return paymentProvider;
  return nodeEnv === 'production' ? 'off' : 'sandbox';
}

/** Settings that went, with what takes their place. */
const gone: Readonly<Record<string, string>> = {
  APPROVAL_SECOND_LEVEL:
    'remove it and add its limits in the back office under Finance, Second-approval limits; until then one approval suffices',
};

/** A line for each setting that is still set and no longer read. */
export const goneSettings = (source: NodeJS.ProcessEnv): string[] =>
  Object.entries(gone).flatMap(([name, instead]) =>
    source[name]?.trim() ? [`${name} is no longer read: ${instead}`] : [],
  );

/** The text of .env.example. */
export function exampleEnv(): string {
  const lines = [
    '# Settings of Fovea. Copy to .env and uncomment what you change; npm start needs none of them.',
    '# Written from server/src/platform/config/env.ts: node scripts/env-example.mjs',
  ];
  let group = '';
  for (const setting of Object.values<Setting<unknown>>(settings)) {
    if (setting.group !== group) {
      group = setting.group;
      lines.push('', `## ${group}`);
    }
    lines.push(`# ${setting.meaning}`, `#${setting.name}=${setting.shown}`);
  }
  return `${lines.join('\n')}\n`;
}
