import { setImmediate as aTurn } from 'node:timers/promises';
import type { FoveaSocket } from '../../platform/realtime/socket-types.js';
import { LotRoom } from './lot-room.js';
import { RightOfWay } from './lot-hub.js';

const GAP_MS = 20;
const TURNS = 60;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Time that passes, and turns in which the room writes to its next slice. */
async function pass(ms: number): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    await jest.advanceTimersByTimeAsync(ms / TURNS);
    await aTurn();
  }
}
/** Longer than any round here. */
const settled = () => pass(1_200);

/** A page's connection: what was written to it, and whether it reads. */
function aPage(onWrite: () => void = () => undefined) {
  const received: { seq: number; prevSeq: number }[] = [];
  const net = {
    writableLength: 0,
    write(frame: Buffer) {
      const text = frame.subarray(frame.indexOf('42')).toString();
      received.push(JSON.parse(text.slice(2)) as { seq: number; prevSeq: number });
      onWrite();
    },
  };
  const transport = { name: 'websocket', writable: true, socket: { readyState: 1, _socket: net } };
  // The parts of a socket that a prepared frame is written through.
  const socket = { conn: { transport } } as unknown as FoveaSocket;
  return { socket, received, net };
}

function aRoom(startSeq = 0) {
  const lot = { seq: startSeq, encoded: 0 };
  const faults: unknown[] = [];
  const rightOfWay = new RightOfWay();
  const room = new LotRoom(
    GAP_MS,
    {
      seq: () => lot.seq,
      packet: (prevSeq) => {
        lot.encoded += 1;
        return `42${JSON.stringify({ seq: lot.seq, prevSeq })}`;
      },
    },
    rightOfWay,
    (error) => faults.push(error),
  );
  const moveTo = (seq: number) => {
    lot.seq = seq;
    room.changed();
  };
  return { room, lot, moveTo, faults, rightOfWay };
}

const seqs = (page: ReturnType<typeof aPage>) => page.received.map(({ seq }) => seq);

describe('a room', () => {
  it('notifies everybody, encoded once, except those who came with that state', async () => {
    const { room, lot, moveTo } = aRoom(3);
    const pages = Array.from({ length: 250 }, () => aPage());
    for (const { socket } of pages) room.add(socket);
    moveTo(4);
    await settled();
    const late = aPage();
    room.add(late.socket);
    await settled();
    expect(new Set(pages.map((page) => JSON.stringify(page.received)))).toEqual(
      new Set(['[{"seq":4,"prevSeq":3}]']),
    );
    expect(lot.encoded).toBe(1);
    expect(late.received).toEqual([]);
  });

  it('sends of many changes within a gap the first and the last, chained by what this page had', async () => {
    const { room, moveTo } = aRoom();
    const page = aPage();
    room.add(page.socket);
    moveTo(1);
    await pass(5);
    for (const seq of [2, 3, 4]) moveTo(seq);
    await settled();
    expect(page.received).toEqual([
      { seq: 1, prevSeq: 0 },
      { seq: 4, prevSeq: 1 },
    ]);
  });

  it('sends a change that comes during a round to those whose turn is still to come, then to the others', async () => {
    const { room, moveTo } = aRoom();
    let written = 0;
    const pages = Array.from({ length: 300 }, () =>
      aPage(() => {
        written += 1;
        if (written === 50) moveTo(2);
      }),
    );
    for (const { socket } of pages) room.add(socket);
    moveTo(1);
    await settled();
    const [first, last] = [pages[0], pages.at(-1)];
    if (!first || !last) throw new Error('there are pages');
    expect(seqs(first).at(-1)).toBe(2);
    expect(last.received).toEqual([{ seq: 2, prevSeq: 0 }]);
    for (const page of pages) expect(seqs(page)).toEqual([...seqs(page)].sort((a, b) => a - b));
  });

  it('skips a slow client, and sends it the newest state once it reads again', async () => {
    const { room, moveTo } = aRoom();
    const [slow, quick] = [aPage(), aPage()];
    for (const { socket } of [slow, quick]) room.add(socket);
    slow.net.writableLength = 1_000_000;
    for (const seq of [1, 2, 3]) {
      moveTo(seq);
      await settled();
    }
    expect(seqs(quick)).toEqual([1, 2, 3]);
    slow.net.writableLength = 0;
    room.catchUp();
    await settled();
    expect(slow.received).toEqual([{ seq: 3, prevSeq: 0 }]);
    expect(seqs(quick)).toEqual([1, 2, 3]);
  });

  it('yields to a batch under way, and continues when it ends', async () => {
    const { room, moveTo, rightOfWay } = aRoom();
    const pages = Array.from({ length: 100 }, () => aPage());
    for (const { socket } of pages) room.add(socket);
    const received = () => pages.filter((page) => page.received.length > 0).length;
    let receivedMeanwhile = 0;
    moveTo(1);
    await rightOfWay.during(async () => {
      await pass(30);
      receivedMeanwhile = received();
    });
    await settled();
    expect(receivedMeanwhile).toBeLessThan(100);
    expect(received()).toBe(100);
  });

  it('sends everybody a notice except clients with unread data', async () => {
    const { room } = aRoom();
    const pages = Array.from({ length: 100 }, () => aPage());
    for (const { socket } of pages) room.add(socket);
    const [slow, ...others] = pages;
    if (slow) slow.net.writableLength = 1_000_000;
    room.broadcast('42{"seq":7,"prevSeq":7}');
    await settled();
    expect(slow?.received).toEqual([]);
    expect(new Set(others.flatMap(seqs))).toEqual(new Set([7]));
    expect(others.every((page) => page.received.length === 1)).toBe(true);
  });

  it('continues after a fault', async () => {
    const { room, moveTo, lot, faults } = aRoom();
    const page = aPage();
    room.add(page.socket);
    page.net.write = () => {
      page.net.write = () => page.received.push({ seq: lot.seq, prevSeq: 0 });
      throw new Error('broken pipe');
    };
    moveTo(1);
    await settled();
    expect(faults).toHaveLength(1);
    moveTo(2);
    await settled();
    expect(seqs(page)).toEqual([2]);
  });
});
