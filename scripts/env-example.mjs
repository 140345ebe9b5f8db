// Writes .env.example anew from the server's table of settings.
import fs from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { inCheckout } from './lib/checkout.mjs';

await ensureBuilt(['shared-types', 'migrations', 'server']);
const { exampleEnv } = await import(inCheckout('server/dist/platform/config/env.js'));
fs.writeFileSync(inCheckout('.env.example'), exampleEnv());
