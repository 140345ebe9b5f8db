// `npm test`: everything, on a clean clone too; the last line counts. `npm run test:long` runs the long
// versions. `npm test -- live-lot "loses the lead"` runs the tests whose file's path or title contains one of
// these, over all runners; `npm test -- web journeys` the suites of these names.
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { runTests } = await import('./lib/run-tests.mjs');
await runTests();
