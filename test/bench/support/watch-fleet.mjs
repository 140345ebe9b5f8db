// A process of watchers on raw connections, cheap enough that thousands fit beside the server on two cores.
// It measures from the moment a price was sent (by its parent's clock, which is this machine's) to its arrival.
import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const CONNECT_AT_ONCE = 100;
const nowMs = () => Number(process.hrtime.bigint()) / 1e6;

/** A client frame; a mask of zeros leaves the text as it is. */
function clientFrame(/** @type {string} */ text) {
  const payload = Buffer.from(text);
  const header =
    payload.length < 126
      ? Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0])
      : Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([header, payload]);
}

class Watcher {
  /**
   * @param {number} port
   * @param {string | null} joinText the packet that enters the room, once connected
   * @param {(text: string) => void} onEvent
   */
  constructor(port, joinText, onEvent) {
    this.rest = Buffer.alloc(0);
    this.isOpen = false;
    this.onEvent = onEvent;
    this.joinText = joinText;
    this.socket = net.connect(port, '127.0.0.1');
    this.socket.setNoDelay(true);
    this.joined = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.socket.once('error', reject);
    });
    this.socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    this.socket.on('data', (part) => this.read(part));
  }

  /** @param {Buffer} part */
  read(part) {
    let data = this.rest.length > 0 ? Buffer.concat([this.rest, part]) : part;
    if (!this.isOpen) {
      const end = data.indexOf('\r\n\r\n');
      if (end < 0) {
        this.rest = data;
        return;
      }
      this.isOpen = true;
      data = data.subarray(end + 4);
    }
    for (;;) {
      if (data.length < 2) break;
      let length = data[1] & 0x7f;
      let start = 2;
      if (length === 126) {
        if (data.length < 4) break;
        length = data.readUInt16BE(2);
        start = 4;
      } else if (length === 127) {
        if (data.length < 10) break;
        length = Number(data.readBigUInt64BE(2));
        start = 10;
      }
      if (data.length < start + length) break;
      this.packet(data.latin1Slice(start, start + length));
      data = data.subarray(start + length);
    }
    this.rest = data;
  }

  /** @param {string} text */
  packet(text) {
    if (text.startsWith('42')) this.onEvent(text);
    else if (text === '2') this.socket.write(clientFrame('3'));
    else if (text.startsWith('0')) this.socket.write(clientFrame('40{"language":"2"}'));
    else if (text.startsWith('40')) {
      if (this.joinText === null) this.resolve();
      else this.socket.write(clientFrame(this.joinText));
    } else if (text.startsWith('43')) this.resolve(text);
  }
}

/** @type {Watcher[]} */
let watchers = [];
/** Arrivals in 0.1 ms, by how long they took. @type {Map<number, number>} */
let delays = new Map();
/** When which bid is sent: the parent keeps to this plan. */
let plan = { beganMs: 0, perSecond: 1 };
let counts = { pushes: 0, bytes: 0, lost: 0, backwards: 0 };

/** From the moment the server began to send what arrives. @type {Map<number, number>} */
let fromBegin = new Map();

const note = (/** @type {number} */ ms, into = delays) => {
  const bucket = Math.round(ms * 10);
  into.set(bucket, (into.get(bucket) ?? 0) + 1);
};

/**
 * @param {Map<number, number>} histogram
 * @param {number} share
 */
function quantile(histogram, share) {
  const sorted = [...histogram].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, n]) => sum + n, 0);
  let seen = 0;
  for (const [bucket, n] of sorted) {
    seen += n;
    if (seen >= total * share) return bucket / 10;
  }
  return Number.NaN;
}

const field = (/** @type {string} */ text, /** @type {string} */ name) => {
  const at = text.indexOf(`"${name}":`);
  return at < 0 ? Number.NaN : Number.parseInt(text.slice(at + name.length + 3).replace('"', ''), 10);
};

/** Which bid of the plan made this price: the first shows the start price, each later one beats the one before by 1. */
const bidOf = (/** @type {number} */ price) => (price < 1000 ? 0 : (price - 1001) / 2 + 1);

/** Pushes of a lot: every bid since the last one arrives with this push; the chain of seqs shows what was lost. */
function lotReader() {
  let seq = -1;
  let seen = -1;
  return (/** @type {string} */ text) => {
    if (!text.startsWith('42["auction:state"')) return;
    const arrived = nowMs();
    const [newSeq, newPrice] = [field(text, 'seq'), field(text, 'current_price')];
    const tail = text.lastIndexOf('"prev_seq":');
    const previous = Number.parseInt(text.slice(tail + 11), 10);
    counts.pushes++;
    counts.bytes += text.length;
    note(Math.max(0, performance.timeOrigin + performance.now() - field(text, 'server_time')), fromBegin);
    if (newSeq < seq) counts.backwards++;
    if (seq >= 0 && previous > seq) counts.lost++;
    const newest = bidOf(newPrice);
    while (seen < newest) {
      seen++;
      note(arrived - (plan.beganMs + (seen * 1000) / plan.perSecond));
    }
    seq = newSeq;
  };
}

/** A bare emit carries the moment it was due, from which its delay counts as a bid's does, and the one it began. */
function bareReader() {
  return (/** @type {string} */ text) => {
    const arrived = nowMs();
    const moment = (/** @type {string} */ name) =>
      Number.parseFloat(text.slice(text.indexOf(`"${name}":`) + name.length + 3));
    note(arrived - moment('due'));
    note(arrived - moment('at'), fromBegin);
    counts.pushes++;
    counts.bytes += text.length;
  };
}

const orders = {
  /** @param {{ port: number, count: number, lot: number | null }} order */
  async connect({ port, count, lot }) {
    for (const watcher of watchers) watcher.socket.destroy();
    watchers = [];
    while (watchers.length < count) {
      const some = Array.from(
        { length: Math.min(CONNECT_AT_ONCE, count - watchers.length) },
        () =>
          new Watcher(
            port,
            lot === null ? null : `420["auction:join",{"id":${lot}}]`,
            lot === null ? bareReader() : lotReader(),
          ),
      );
      await Promise.all(some.map((watcher) => watcher.joined));
      watchers.push(...some);
    }
  },
  /** @param {{ beganMs: number, perSecond: number }} next */
  async plan(next) {
    plan = next;
    delays = new Map();
    fromBegin = new Map();
    counts = { pushes: 0, bytes: 0, lost: 0, backwards: 0 };
    await pause(0);
  },
  async result() {
    await pause(500);
    const arrivals = [...delays.values()].reduce((sum, n) => sum + n, 0);
    return {
      ...counts,
      arrivals,
      p50: quantile(delays, 0.5),
      p99: quantile(delays, 0.99),
      p99FromBegin: quantile(fromBegin, 0.99),
    };
  },
};

process.on('message', (order) => {
  const [name] = Object.keys(order);
  orders[name](order[name]).then(
    (result) => process.send?.({ result }),
    (error) => process.send?.({ error: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit());
