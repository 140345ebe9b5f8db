import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Nest 12 is published as ES modules only, which Jest cannot require on Node 20 and 22. So tests run as CommonJS:
// our sources and Nest's packages are transformed alike, and `.js` in a relative import is mapped back to the source.
const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

const esmOnly = [
  '@nestjs',
  'content-disposition',
  'cookie',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  'uint8array-extras',
  '@borewit',
  'fast-check',
  'pure-rand',
  'typescript',
];

const root = fileURLToPath(new URL('.', import.meta.url));
const folders = ['server/src', 'shared-types/src', 'migrations/src', 'demo/src', 'demo/artist', 'test'];

export default {
  testEnvironment: '<rootDir>/test/setup/shared-environment.cjs',
  runtime: '<rootDir>/test/setup/shared-runtime.cjs',
  testSequencer: '<rootDir>/test/setup/longest-first.cjs',
  testMatch: ['**/*.spec.ts', '!**/planted/**'],
  // A bound for what hangs, no measure of speed.
  testTimeout: 240_000,
  roots: folders.filter((folder) => existsSync(root + folder)).map((folder) => `<rootDir>/${folder}`),
  globalSetup: '<rootDir>/test/setup/global-setup.mjs',
  globalTeardown: '<rootDir>/test/setup/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/setup/env.cjs'],
  moduleNameMapper: {
    '^@fovea/(shared-types|migrations|server)/(.*)$': '<rootDir>/$1/src/$2',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.m?[tj]s$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${esmOnly.join('|')})/)`],
  // What the product writes while it runs is not source: a changing file there must not make Jest look again.
  modulePathIgnorePatterns: [
    '<rootDir>/.data/',
    '<rootDir>/demo/artist/dist/',
    '<rootDir>/test/browser/.output/',
  ],
};
