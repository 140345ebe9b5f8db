/**
 * A service worker for the back office (scripts/offline-plugin.ts builds it as `/offline.js`): without a
 * network, the document and the parts of the pages that work offline come from the browser's cache. It caches
 * what is the same for everybody; calls, uploads and sockets never pass through it.
 */

/** Of this build: its files, and a name that is another whenever one of them is. */
declare const SHELL: { revision: string; files: readonly string[] };

/**
 * The part of a service worker that is used here; the library that declares all of it conflicts with that of
 * pages.
 */
interface ShellWorker {
  addEventListener: {
    (
      type: 'install' | 'activate',
      listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
    ): void;
    (type: 'message', listener: (event: { data: unknown }) => void): void;
    (
      type: 'fetch',
      listener: (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void,
    ): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; matchAll: (of: { type: 'window' }) => Promise<readonly unknown[]> };
  location: Location;
}

const worker = self as unknown as ShellWorker; // the build makes a worker of it
const { revision, files } = SHELL;
const OURS = 'fovea-shell-';
const CURRENT = OURS + revision;
const DOCUMENT = '/';
/** A network that answers nothing is none. */
const PATIENCE_MS = 5_000;

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === DOCUMENT) event.respondWith(documentFor(request));
  } else if (pathname.startsWith('/assets/') || files.includes(pathname)) event.respondWith(part(request));
});

async function keep(): Promise<void> {
  const cache = await caches.open(CURRENT);
  // The names of files change with their contents; the document's does not.
  await cache.addAll([...files, new Request(DOCUMENT, { cache: 'reload' })]);
}

/** A page of the version before, in another window, still finds its parts. */
async function tidy(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  if (windows.length > 1) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== CURRENT).map((name) => caches.delete(name)),
  );
}

/** The newest there is; without a network, or without a server behind it, the one that is kept. */
async function documentFor(request: Request): Promise<Response> {
  await tidy();
  try {
    const answer = await Promise.race([fetch(request), inVain()]);
    if (answer.status < 500) return answer;
  } catch (error) {
    // How a network reports that it is not there.
    if (!(error instanceof TypeError)) throw error;
  }
  return (await caches.match(DOCUMENT, { cacheName: CURRENT })) ?? Response.error();
}

const inVain = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new TypeError('no answer')), PATIENCE_MS);
  });

/** The name of a part changes with its contents: once cached, it is never requested again. */
async function part(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === 'basic')
    await (await caches.open(CURRENT)).put(request, answer.clone());
  return answer;
}
