import { percentile } from './stats.mjs';
import { HttpClient } from './wire-client.mjs';

/** @typedef {{ p50: number[], p95: number[] }} Waits */

/**
 * Both sides turn by turn, so that whatever else the machine does meets both. Each time through a new connection: a server
 * closes one that is not used while another is measured.
 * @param {readonly { port: number, path: string, into: Waits }[]} sides
 * @param {{ token: string, from: number, calls: number, warm: number }} how
 * @param {(turn: number) => object} ask
 */
export async function callInTurns(sides, { token, from, calls, warm }, ask) {
  const opened = [];
  for (const side of sides) {
    const http = new HttpClient({ port: side.port, token });
    await http.ready;
    opened.push({ ...side, http, waits: /** @type {number[]} */ ([]) });
  }
  for (let turn = 0; turn < warm + calls; turn++) {
    for (const { http, path, waits } of opened) {
      const body = ask(from + turn);
      const began = performance.now();
      const answer = await http.call(path, body);
      if (turn >= warm) waits.push(performance.now() - began);
      const isRefused =
        answer.code !== 200 ||
        (Array.isArray(answer.data) && answer.data.some((/** @type {any} */ one) => one?.error));
      if (isRefused) throw new Error(`${path}: ${JSON.stringify(answer).slice(0, 500)}`);
    }
  }
  for (const { http, into, waits } of opened) {
    http.close();
    into.p50.push(percentile(waits, 0.5));
    into.p95.push(percentile(waits, 0.95));
  }
}
