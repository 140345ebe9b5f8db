// The baseline of the watchers: a socket.io server with nothing in it that emits to one room at a fixed pace.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { perMessageDeflate: false, serveClient: false });
io.on('connection', (socket) => void socket.join('room'));
/** @type {NodeJS.Timeout | undefined} */
let timer;

process.on('message', (order) => {
  if (order.listen) http.listen(0, '127.0.0.1', () => process.send?.({ result: http.address().port }));
  else if (order.emit) {
    const filler = 'x'.repeat(order.emit.bytes);
    timer = setInterval(() => {
      io.to('room').emit('state', { at: Number(process.hrtime.bigint()) / 1e6, filler });
    }, 1000 / order.emit.perSecond);
    process.send?.({ result: null });
  } else if (order.silence) {
    clearInterval(timer);
    process.send?.({ result: null });
  }
});
process.on('disconnect', () => process.exit());
