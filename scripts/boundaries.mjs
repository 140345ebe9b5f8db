// Part of `npm run check`: every import that goes where it must not.
import { boundaryFaults } from './lib/boundaries.mjs';
import { inCheckout } from './lib/checkout.mjs';

const faults = boundaryFaults(inCheckout('.'));
for (const { file, line, rule, message } of faults) console.log(`${file}:${line}: ${message} [${rule}]`);
process.exitCode = faults.length === 0 ? 0 : 1;
