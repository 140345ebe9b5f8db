import { readKept } from './kept-text';
import { onSessionChange, sessionToken } from './session';

let account = accountIn(sessionToken());
// A session that ends leaves its page standing: what is typed there is still the same person's.
onSessionChange(() => {
  account = accountIn(sessionToken()) ?? account;
});

/** Whose page this is, as the server numbers people; null where nobody has signed in. */
export const sessionAccount = (): string | null => account;

/** A token's claim of its owner. Only the server can verify it: in the browser it keeps things apart. */
function accountIn(token: string | null): string | null {
  const [, encodedClaims] = token?.split('.') ?? [];
  if (encodedClaims === undefined) return token;
  const text = atob(encodedClaims.replaceAll('-', '+').replaceAll('_', '/'));
  const subject: unknown = Reflect.get(Object(readKept(text)), 'sub');
  return typeof subject === 'string' ? subject : token;
}
