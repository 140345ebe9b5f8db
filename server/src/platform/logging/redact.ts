const DEPTH_MAX = 6;
const HIDDEN = '[hidden]';
const SECRET =
  /^(.*password.*|.*secret.*|.*token.*|code|email_code|authorization|cookie|idempotency_key|amount|max_amount)$/i;
/** A secret that is part of a text: an address with sign-in, a bearer header. */
const IN_TEXT = /(:\/\/[^:/@\s]*:)[^@\s]+@|(bearer\s+)[\w.~+/-]+=*/gi;

/** A copy fit for the log: no secrets, no bids' amounts, bounded depth, errors with their causes. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(IN_TEXT, hidePart);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) return '[deeper]';
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return describeError(value, depth);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((element) => redact(element, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    copy[key] = SECRET.test(key) ? HIDDEN : redact(field, depth + 1);
  }
  return copy;
}

const hidePart = (_match: string, address: string | undefined, bearer: string | undefined): string =>
  address === undefined ? `${bearer ?? ''}${HIDDEN}` : `${address}${HIDDEN}@`;

/** Only the fields that describe the failure: the driver's `detail` and `parameters` quote whole rows. */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const described: Record<string, unknown> = {
    name,
    message: redact(message),
    stack: redact(stack),
  };
  if ('code' in error && typeof error.code === 'string') described.code = error.code;
  if ('constraint' in error && typeof error.constraint === 'string') described.constraint = error.constraint;
  if (cause !== undefined) described.cause = redact(cause, depth + 1);
  return described;
}
