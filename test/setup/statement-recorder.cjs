const fs = require('node:fs');
const path = require('node:path');

/** Which statements the specs make the server send, and which of its files made each. */
const ROOT = path.join(__dirname, '../..');
const SERVER = path.join(ROOT, 'server/src/');
/** What runs SQL that others put together: it made none itself. */
const RUNNERS =
  /^server\/src\/(?:finance\/bank-matches\/find-by-lines\.ts|platform\/(?:database\/|(?:records|documents)\/|storage\/file(?:-table|\.service)\.ts|approval\/(?!approval\.repository)|exports\/(?!export\.repository)))/;
/** Where a spec about this recorder has files that stand for those of the server. */
const PLANTED = /^test\/tidy\/planted\/statements\//;
/** A text that this many callers sent is asked for no more of them: nearly every one has one. */
const LOOKS_MAX = 50;

/**
 * Patches what a module of the server exports, so that its statements are written to a file of this process: each text once
 * for each file that makes it.
 * @param {string} filename
 * @param {Record<string, unknown>} made
 * @param {string} folder
 */
exports.recordStatements = (filename, made, folder) => {
  const name = filename.slice(SERVER.length);
  if (name === 'platform/database/database.ts') {
    patchQueries(made.Database.prototype, folder, 'query');
    patchQueries(made.PgTransaction.prototype, folder, 'query', 'rows');
  }
  if (name === 'platform/database/exchange.ts')
    return { ...made, exchange: recordedExchange(made.exchange, folder) };
  if (name === 'goods/visibility/visible-goods.ts') patchRelations(made.VisibleGoods.prototype, folder);
  if (name === 'platform/records/record-table.ts') patchTable(made.RecordTable.prototype);
  if (name === 'platform/documents/document-rows.ts') patchTable(made.DocumentRows.prototype);
  if (name === 'platform/records/serve-record.ts')
    return { ...made, serveRecord: declaredByCaller(made.serveRecord) };
  if (name === 'platform/documents/serve-document.ts')
    return { ...made, serveDocument: declaredByCaller(made.serveDocument) };
  return made;
};

/** The file that serves a declaration is remembered as the one that makes its statements. */
const declaredByCaller = (serve) => (declared, options) => {
  declaredIn.set(declared, callerOf());
  return serve(declared, options);
};

/** The sources of the server that are patched. */
exports.isRecorded = (filename) =>
  /\/server\/src\/(?:platform\/(?:database\/(?:database|exchange)|records\/(?:record-table|serve-record)|documents\/(?:document-rows|serve-document))|goods\/visibility\/visible-goods)\.ts$/.test(
    filename,
  );

/** By the declaration of a record, the file that serves it. @type {WeakMap<object, string | null>} */
const declaredIn = new WeakMap();
/** Texts by the files that made them, and how often each was looked at. @type {Map<string, { files: Set<string>, looks: number }>} */
const known = new Map();
/** The file that made what is sent now, where it is known without the stack. @type {string | null} */
let maker = null;

function note(folder, sql) {
  let one = known.get(sql);
  if (!one) known.set(sql, (one = { files: new Set(), looks: 0 }));
  if (one.looks++ >= LOOKS_MAX) return;
  const file = maker ?? callerOf();
  if (file === null || one.files.has(file)) return;
  one.files.add(file);
  write(folder, [file, sql]);
}

function write(folder, line) {
  fs.mkdirSync(folder, { recursive: true });
  fs.appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
}

/** What later modules register is a part of statements of others, and judged where it is written: it is no file's. */
function patchRelations(prototype, folder) {
  const parts = new Set();
  const { register } = prototype;
  prototype.register = function (relation) {
    register.call(this, (...given) => {
      const part = relation(...given);
      if (!parts.has(part)) write(folder, [null, part]);
      parts.add(part);
      return part;
    });
  };
}

function patchQueries(prototype, folder, ...names) {
  for (const name of names) {
    const original = prototype[name];
    prototype[name] = function (sql, ...rest) {
      note(folder, sql);
      return original.call(this, sql, ...rest);
    };
  }
}

const recordedExchange = (exchange, folder) => (client, statements, decide) => {
  for (const { sql } of statements) note(folder, sql);
  return exchange(client, statements, (rows) => {
    const decided = decide(rows);
    for (const { sql } of decided.save) note(folder, sql);
    return decided;
  });
};

/** SQL of a record or document is made of its declaration: it belongs to the file that serves it. */
function patchTable(prototype) {
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const { value: original } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    if (typeof original !== 'function' || name === 'constructor') continue; // getters have no value
    prototype[name] = function (first, ...rest) {
      const file = declaredIn.get(this.served.record);
      const isQueryable = typeof first?.query === 'function';
      return original.call(this, isQueryable && file ? madeBy(first, file) : first, ...rest);
    };
  }
}

/** The same connection, whose statements a file is known to make. */
const madeBy = (queryable, file) =>
  new Proxy(queryable, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given) => {
        maker = file;
        try {
          // The text is noted before anything is waited for.
          return value.apply(target, given);
        } finally {
          maker = null;
        }
      };
    },
  });

/** The nearest file of the server that is no runner; null where a spec or the frame itself is nearer. */
function callerOf() {
  const before = {
    stackTraceLimit: Error.stackTraceLimit,
    prepareStackTrace: Reflect.get(Error, 'prepareStackTrace'),
  };
  Error.stackTraceLimit = 40;
  Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName() ?? '');
  /** @type {{ stack?: string[] }} */
  const trace = {};
  Error.captureStackTrace(trace, callerOf);
  const files = trace.stack ?? [];
  Object.assign(Error, before);
  for (const file of files) {
    if (!file.startsWith(ROOT) || file === __filename || file.includes('/node_modules/')) continue;
    const name = path.relative(ROOT, file).replace(PLANTED, '');
    if (!name.startsWith('server/src/') || name.endsWith('.spec.ts')) return null;
    if (!RUNNERS.test(name)) return name;
  }
  return null;
}
