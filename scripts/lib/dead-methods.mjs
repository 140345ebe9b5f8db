import { Visitor } from 'oxc-parser';

/** Methods that no source of ours names, because somebody else calls them. */
const calledByOthers = new Set([
  // The driver of PostgreSQL, of what it takes for a query.
  ...['handleRowDescription', 'handleDataRow', 'handleCommandComplete', 'handleError', 'handleReadyForQuery'],
  // Nest and its gateways.
  ...[
    'handleRequest',
    'intercept',
    'afterInit',
    'handleConnection',
    'handleDisconnect',
    'canActivate',
    'transform',
  ],
  // Named by a template: `${kind}Lines`.
  ...['arrivalLines', 'stockInLines', 'sendLines'],
]);

const isProduct = (/** @type {string} */ file) => /^[\w-]+\/src\//.test(file) && !/\.spec\.tsx?$/.test(file);
const word = /[A-Za-z_$][\w$]*/g;

/**
 * Methods of classes that no part of the product calls. What carries a decorator is called by it.
 * @param {readonly { file: string, text: string, parsed: import('oxc-parser').ParseResult }[]} sources
 * @returns {{ file: string, line: number, name: string }[]}
 */
export function deadMethods(sources) {
  /** @type {Map<string, number>} */
  const mentions = new Map();
  for (const { file, text } of sources)
    if (isProduct(file))
      for (const [name] of text.matchAll(word)) mentions.set(name, (mentions.get(name) ?? 0) + 1);
  return sources
    .filter(({ file, text }) => isProduct(file) && file.startsWith('server/') && /\bclass\b/.test(text))
    .flatMap(({ file, text, parsed }) => {
      /** @type {{ file: string, line: number, name: string }[]} */
      const dead = [];
      new Visitor({
        MethodDefinition: ({ kind, key, decorators, start }) => {
          if (kind !== 'method' || key.type !== 'Identifier' || (decorators ?? []).length > 0) return;
          if (mentions.get(key.name) === 1 && !calledByOthers.has(key.name))
            dead.push({ file, line: text.slice(0, start).split('\n').length, name: key.name });
        },
      }).visit(parsed.program);
      return dead;
    });
}
