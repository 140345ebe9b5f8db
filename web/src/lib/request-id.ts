const BYTES = 16;

/** A key for one intention of the person; `crypto.randomUUID` exists on secure pages only, this everywhere. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
