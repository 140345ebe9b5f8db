import fs from 'node:fs';

/**
 * Where Debian keeps the library that fakes the time (faketime); tests that need it skip themselves without
 * it.
 */
export const LIAR = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => fs.existsSync(file));
