import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

// PostgreSQL's COPY through `pg`, which has the messages but no statement for them: an object with these methods
// takes the place of a query in the client's queue.

/**
 * @typedef {{ copied: (rows: number) => void, failed: (error: Error) => void }} Outcome
 */

class CopyStatement {
  /**
   * @param {string} sql
   * @param {Outcome} outcome
   */
  constructor(sql, outcome) {
    this.sql = sql;
    this.outcome = outcome;
    this.rows = 0;
    /** @type {Error | null} */
    this.error = null;
  }

  /** @param {any} connection */
  submit(connection) {
    this.connection = connection;
    connection.query(this.sql);
  }

  /** @param {{ text: string }} message such as `COPY 42` */
  handleCommandComplete(message) {
    this.rows = Number(/\d+$/.exec(message.text)?.[0] ?? 0);
  }

  /** @param {Error} error */
  handleError(error) {
    this.error = error;
    if (!this.connection) this.outcome.failed(error); // the connection broke before we had our turn
  }

  handleReadyForQuery() {
    if (this.error) this.outcome.failed(this.error);
    else this.outcome.copied(this.rows);
  }
}

class CopyOut extends CopyStatement {
  /**
   * @param {string} sql
   * @param {import('node:stream').Writable} sink
   * @param {Outcome} outcome
   */
  constructor(sql, sink, outcome) {
    super(sql, outcome);
    this.sink = sink;
    this.isPaused = false;
  }

  handleCopyOutResponse() {}

  /** @param {{ chunk: Buffer }} message */
  handleCopyData({ chunk }) {
    // The chunk is a view on the receiving buffer, which the client uses again.
    if (this.sink.write(Buffer.from(chunk)) || this.isPaused) return;
    this.isPaused = true;
    this.connection.stream.pause();
    this.sink.once('drain', () => this.resume());
  }

  /** @override */
  handleReadyForQuery() {
    // Several messages come in one piece, so the last ones may pass a pause; a sink that is ended never drains.
    this.resume();
    super.handleReadyForQuery();
  }

  resume() {
    if (!this.isPaused) return;
    this.isPaused = false;
    this.connection.stream.resume();
  }
}

class CopyIn extends CopyStatement {
  /**
   * @param {string} sql
   * @param {AsyncIterable<Buffer>} source
   * @param {Outcome} outcome
   */
  constructor(sql, source, outcome) {
    super(sql, outcome);
    this.source = source;
  }

  /** @param {any} connection */
  handleCopyInResponse(connection) {
    void this.send(connection);
  }

  /** @param {any} connection */
  async send(connection) {
    try {
      for await (const chunk of this.source) {
        if (this.error) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.message : String(error));
    }
  }
}

/**
 * Writes what a query gives to a compressed file.
 * @param {import('pg').Client} client
 * @param {string} query
 * @param {string} file
 * @returns {Promise<{ rows: number, sha256: string }>}
 */
export async function copyToFile(client, query, file) {
  const gzip = createGzip({ level: 4 });
  const written = pipeline(gzip, fs.createWriteStream(file, { mode: 0o600 }));
  /** @type {Promise<number>} */
  const copied = new Promise((resolve, reject) => {
    client.query(new CopyOut(`COPY (${query}) TO STDOUT`, gzip, { copied: resolve, failed: reject }));
  });
  const rows = await copied.finally(() => gzip.end());
  await written;
  return { rows, sha256: await digest(file) };
}

/**
 * Puts the rows of such a file into a table.
 * @param {import('pg').Client} client
 * @param {string} target table and columns
 * @param {string} file
 * @returns {Promise<number>} rows
 */
export function copyFromFile(client, target, file) {
  const source = fs.createReadStream(file).pipe(createGunzip());
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(`COPY ${target} FROM STDIN`, source, { copied: resolve, failed: reject }));
  });
}

/** @param {string} file */
export async function digest(file) {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}
