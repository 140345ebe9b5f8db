// `npm run contract`: writes test/contract/endpoints.json from the given rows and the calls that are served.
import { spawnSync } from 'node:child_process';
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { status } = spawnSync('npx', ['jest', 'test/tidy/contract.spec.ts', '--maxWorkers=1'], {
  stdio: 'inherit',
  env: { ...process.env, FOVEA_CONTRACT: 'write', FOVEA_TEST_DATABASE: 'off' },
});
process.exitCode = status ?? 1;
