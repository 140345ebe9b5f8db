import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { useSyncExternalStore } from 'react';
import { TOKEN_COOKIE } from './caller';
import { readCookie, writeCookie } from './cookies';
import { readKept } from './kept-text';

const CACHE = 'fovea_profile';
const DAYS = 30;

type Listener = () => void;
const listeners = new Set<Listener>();
let token: string | null = readCookie(TOKEN_COOKIE);

const subscribe = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const notify = (): void => listeners.forEach((listener) => listener());

export const sessionToken = (): string | null => token;
export const onSessionChange = subscribe;

export function signIn(answer: Pick<SessionAnswer, 'token' | 'name'>): void {
  token = answer.token;
  writeCookie(TOKEN_COOKIE, answer.token, DAYS);
  cacheProfile({ name: answer.name });
  notify();
}

/** Where answers are kept for pages without a network (kept-answers.ts). */
export const ANSWERS = 'fovea-answers';

/** Forgets the session in this browser, and what was kept of its answers; the call that ends it on the server is the caller's. */
export function signOut(): void {
  token = null;
  writeCookie(TOKEN_COOKIE, '', 0);
  localStorage.removeItem(CACHE);
  if ('indexedDB' in window) indexedDB.deleteDatabase(ANSWERS);
  notify();
}

export interface CachedProfile {
  name?: string;
  phone?: string;
}

/** What the header shows before the profile call answers; cleared at log-out. */
export function cachedProfile(): CachedProfile {
  const kept = readKept(localStorage.getItem(CACHE));
  if (typeof kept !== 'object' || kept === null) return {};
  const text = (field: 'name' | 'phone'): string | undefined => {
    const value: unknown = Reflect.get(kept, field);
    return typeof value === 'string' ? value : undefined;
  };
  return { name: text('name'), phone: text('phone') };
}

export function cacheProfile(profile: CachedProfile): void {
  localStorage.setItem(CACHE, JSON.stringify({ ...cachedProfile(), ...profile }));
}

export interface Session {
  token: string | null;
  isSignedIn: boolean;
  signIn: typeof signIn;
  signOut: typeof signOut;
}

export function useSession(): Session {
  const current = useSyncExternalStore(subscribe, sessionToken);
  return { token: current, isSignedIn: current !== null, signIn, signOut };
}

/** The open log-in dialog: its reason, and what happens after success. */
export interface LoginRequest {
  isExpired: boolean;
  /** Runs after success; without one the person stays on the page. */
  action?: () => void;
  /** The target of the action, for registering first; by default the current page. */
  target?: string;
}

let loginRequest: LoginRequest | null = null;
export const useLoginRequest = (): LoginRequest | null => useSyncExternalStore(subscribe, () => loginRequest);

function ask(request: LoginRequest): void {
  loginRequest = request;
  notify();
}

export const openLogin = (action?: () => void, target?: string): void =>
  ask({ isExpired: false, action, target });

/** The session is invalid on the server: one dialog, however many calls failed. */
export function requestLogin(): void {
  const wasSignedIn = token !== null;
  if (wasSignedIn) signOut();
  if (loginRequest === null) ask({ isExpired: wasSignedIn });
}

/** Runs the action now when signed in, else after the log-in dialog succeeded. */
export function requireSession(action: () => void): void {
  if (token !== null) action();
  else openLogin(action);
}

/** Closes the dialog; after success the remembered action runs. */
export function closeLogin(succeeded: boolean): void {
  const action = loginRequest?.action;
  loginRequest = null;
  notify();
  if (succeeded) action?.();
}
