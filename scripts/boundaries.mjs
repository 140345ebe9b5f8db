// Part of `npm run check`: every import that goes where it must not, in this tree or in the one that is named.
import { boundaryFaults } from './lib/boundaries.mjs';
import { root } from './lib/checkout.mjs';

const faults = boundaryFaults(process.argv[2] ?? root);
for (const { file, line, rule, message } of faults) console.log(`${file}:${line}: ${message} [${rule}]`);
process.exitCode = faults.length === 0 ? 0 : 1;
