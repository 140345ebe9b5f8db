import { createApp } from './app.js';
import { EnvError, loadEnv } from './platform/config/env.js';
import { StartRefused } from './platform/kernel/start-refused.js';

/** One line for whoever started us, and an exit code that says it failed. */
function refuse(error: unknown): never {
  if (error instanceof EnvError) for (const problem of error.problems) console.error(problem);
  else if (error instanceof StartRefused) console.error(error.message);
  else console.error(error);
  process.exit(1);
}

try {
  const env = loadEnv(process.env);
  const app = await createApp(env);
  app.enableShutdownHooks();
  await app.listen(env.port, env.host);
} catch (error) {
  refuse(error);
}
