import type { Type } from '@nestjs/common';
import { createApp } from './app.js';
import { EnvError, loadEnv } from './platform/config/env.js';
import { StartRefused } from './platform/kernel/app-error.js';

/** One line for whoever started us, and an exit code that says it failed. */
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
    const env = loadEnv(environment);
    if (env.demoMode !== (demo !== undefined))
      throw new StartRefused(
        'with DEMO_MODE=on start demo/dist/main.js, else server/dist/main.js; npm start chooses by itself',
      );
    const app = await createApp(env, demo === undefined ? [] : [demo]);
    app.enableShutdownHooks();
    await app.listen(env.port, env.host);
  } catch (error) {
    refuse(error);
  }
}
