import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Thing } from './thing.js';

const load = createRequire(import.meta.url);

/** Every thing, by its file: `<module>/<thing>.ts`, or `<thing>.<part>.ts` of a large one. */
const things: readonly (readonly [file: string, Thing])[] = fs
  .readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .flatMap(({ name }) =>
    fs.readdirSync(path.join(import.meta.dirname, name)).map((file) => `${name}/${file}`),
  )
  .sort()
  .map((file) => {
    const exported = load(path.join(import.meta.dirname, file)) as { default?: Thing }; // a folder of things
    if (exported.default === undefined)
      throw new Error(`test/things/${file} exports no thing as its default`);
    return [file, exported.default];
  });

/** A part that every thing may have, by key. Two things with one key are a mistake. */
export function allOf<Value>(
  partOf: (thing: Thing) => Readonly<Record<string, Value>> | undefined,
): Record<string, Value> {
  const homes = new Map<string, string>();
  return Object.fromEntries(
    things.flatMap(([file, one]) =>
      Object.entries(partOf(one) ?? {}).map((entry) => {
        const [key] = entry;
        const home = homes.get(key);
        if (home !== undefined) throw new Error(`${key} is in test/things/${home} and ${file}`);
        homes.set(key, file);
        return entry;
      }),
    ),
  );
}

/** A part that every thing may have, as a list. */
export const listOf = <Value>(partOf: (thing: Thing) => readonly Value[] | undefined): Value[] =>
  things.flatMap(([, one]) => partOf(one) ?? []);
