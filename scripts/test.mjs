// `npm test`: everything, on a clean clone too; the last line counts. `npm run test:long` runs the long versions.
// `npm test -- specs web` runs only the suites of these names.
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { runTests } = await import('./lib/run-tests.mjs');
await runTests();
