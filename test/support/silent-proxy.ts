import { once } from 'node:events';
import net from 'node:net';

/** A way to a server that can fall silent: connections stay open and nothing passes any more. */
export interface SilentProxy {
  /** `url` by way of the proxy. */
  by(url: string): string;
  silence(): void;
  /** New connections pass again; those that fell silent stay so. */
  speak(): void;
  close(): Promise<void>;
}

export async function openSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<net.Socket>();
  let isSilent = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      let isPassing = !isSilent;
      from.on('data', (bytes) => {
        isPassing &&= !isSilent;
        if (isPassing) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a proxy listens on a port');
  return {
    by(url) {
      const moved = new URL(url);
      moved.host = `127.0.0.1:${address.port}`;
      moved.searchParams.delete('host'); // the socket of the run's PostgreSQL
      return moved.toString();
    },
    silence: () => void (isSilent = true),
    speak: () => void (isSilent = false),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
