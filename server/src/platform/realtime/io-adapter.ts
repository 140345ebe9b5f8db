import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import type { Env } from '../config/env.js';

const PING_INTERVAL_MS = 20_000;
const PING_TIMEOUT_MS = 15_000;

/** socket.io with our limits: a message is small, and nothing is compressed (prepared frames rely on it). */
export class FoveaIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly env: Pick<Env, 'socketMessageBytes'>,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): ReturnType<IoAdapter['createIOServer']> {
    const limits: Partial<ServerOptions> = {
      maxHttpBufferSize: this.env.socketMessageBytes,
      perMessageDeflate: false,
      httpCompression: false,
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
      serveClient: false,
      // Connection state lives in the snapshot a client asks for when it comes back.
      cors: { origin: false },
    };
    // Nest's type wants every option, socket.io none.
    return super.createIOServer(port, { ...options, ...limits } as ServerOptions);
  }
}
