// The baseline of the watchers: a socket.io server with nothing in it that emits to one room at a fixed pace.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { perMessageDeflate: false, serveClient: false });
io.on('connection', (socket) => void socket.join('room'));
let isSilent = false;
const nowMs = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Emits at planned moments. When a sweep takes longer than the pace allows the next is late, and says so: it carries
 * the moment it was due (`due`) beside the moment it began (`at`).
 * @param {{ bytes: number, perSecond: number }} plan  `bytes` of the whole packet
 */
async function start({ bytes, perSecond }) {
  const began = nowMs();
  const packet = `42${JSON.stringify(['state', { at: began, due: began, filler: '' }])}`;
  const filler = 'x'.repeat(Math.max(0, bytes - packet.length));
  for (let tick = 1; !isSilent; tick++) {
    const due = began + (tick * 1000) / perSecond;
    await pause(Math.max(0, due - nowMs()));
    io.to('room').emit('state', { at: nowMs(), due, filler });
  }
}

process.on('message', (order) => {
  if (order.listen) http.listen(0, '127.0.0.1', () => process.send?.({ result: http.address().port }));
  else if (order.emit) {
    void start(order.emit);
    process.send?.({ result: null });
  } else if (order.silence) {
    isSilent = true;
    process.send?.({ result: null });
  }
});
process.on('disconnect', () => process.exit());
