import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import type { Env } from '../config/env.js';
import { EngineGuard } from './engine-guard.js';
import { isOwnOrigin } from './own-origin.js';

const PING_INTERVAL_MS = 20_000;
const PING_TIMEOUT_MS = 15_000;
/** Until a connection has authenticated. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * socket.io with our limits: pages of other sites are refused, a message is small, and nothing is compressed (prepared
 * frames rely on it).
 */
export class FoveaIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly env: Env,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): ReturnType<IoAdapter['createIOServer']> {
    const guard = new EngineGuard(this.env);
    const limits: Partial<ServerOptions> = {
      allowRequest: (request, answer) => {
        if (!isOwnOrigin(request.headers, this.env)) answer('FORBIDDEN', false);
        else if (guard.hasRoom(request)) answer(null, true);
        else answer('RATE_LIMITED', false);
      },
      connectTimeout: CONNECT_TIMEOUT_MS,
      maxHttpBufferSize: this.env.socketMessageBytes,
      perMessageDeflate: false,
      httpCompression: false,
      pingInterval: PING_INTERVAL_MS,
      pingTimeout: PING_TIMEOUT_MS,
      serveClient: false,
      // Connection state is in the snapshot that a client requests when it reconnects.
      cors: { origin: false },
    };
    // Nest's type wants every option, socket.io none.
    const server = super.createIOServer(port, { ...options, ...limits } as ServerOptions);
    guard.watch(server.engine);
    return server;
  }
}
