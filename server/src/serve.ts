import type { INestApplication, Type } from '@nestjs/common';
import { createApp } from './app.js';
import { EnvError, goneSettings, loadEnv } from './platform/config/env.js';
import { ReadinessService } from './platform/health/readiness.js';
import { Draining } from './platform/http/draining.js';
import { StartRefused } from './platform/kernel/app-error.js';
import { Log } from './platform/logging/log.js';
import { SocketCalls } from './platform/realtime/socket-calls.js';

/** Messages of sockets under way have so long to be answered. */
const SOCKETS_MS = 5_000;
/** The process that stops us waits 20 s: what has not ended by then is ended by us. */
const STOP_MAX_MS = 16_000;

/** Calls are answered and connections closed before anything that they need ends. A second signal ends at once. */
function stopOnSignals(app: INestApplication): void {
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const log = app.get(Log);
    setTimeout(() => {
      log.error('not everything ended in time');
      process.exit(1);
    }, STOP_MAX_MS).unref();
    app.get(ReadinessService).leave();
    await Promise.all([app.get(Draining).drain(), app.get(SocketCalls).leave(SOCKETS_MS)]);
    await app.close();
    // As if there were no listener: the parent process sees by which signal we ended.
    process.kill(process.pid, signal);
  };
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const)
    process.once(name, () => {
      stop(name).catch((error: unknown) => {
        app.get(Log).error('the end went wrong', { error });
        process.exit(1);
      });
    });
}

/** One line for the parent process, and an exit code for failure. */
function refuse(error: unknown): never {
  if (error instanceof EnvError) for (const problem of error.problems) console.error(problem);
  else if (error instanceof StartRefused) console.error(error.message);
  else console.error(error);
  process.exit(1);
}

/**
 * Brings the product up by what the environment says, and keeps it.
 * @param demo  the module of the workspace `demo`, which starts the server by itself: the server does not know it
 */
export async function serve(environment: NodeJS.ProcessEnv, { demo }: { demo?: Type } = {}): Promise<void> {
  try {
    for (const line of goneSettings(environment)) console.warn(line);
    const env = loadEnv(environment);
    if (env.demoMode !== (demo !== undefined))
      throw new StartRefused(
        'with DEMO_MODE=on start server/dist/bundle/demo.js, else server/dist/bundle/server.js; npm start chooses by itself',
      );
    const app = await createApp(env, demo === undefined ? [] : [demo]);
    stopOnSignals(app);
    await app.listen(env.port, env.host);
  } catch (error) {
    refuse(error);
  }
}
