// `npm start`: from a clean clone to a running product, and back when stopped.
import { checkNode } from './lib/node-version.mjs';

checkNode();
if (process.argv.length > 2) {
  console.error(
    'npm start takes no arguments; settings come from the environment or .env (see .env.example)',
  );
  process.exit(2);
}
// Only now: what follows is written for the Node just checked.
const { startProduct } = await import('./lib/start-product.mjs');
await startProduct();
