import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Thing } from './thing.js';

const load = createRequire(import.meta.url);

type ByFile = readonly (readonly [file: string, Thing])[];
type PartOf<Part> = (thing: Thing) => Part | undefined;

/** The things of a folder by their files: `<module>/<thing>.ts`, or `<thing>.<part>.ts` of a large one. */
export const readThings = (folder: string): ByFile =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .flatMap(({ name }) => fs.readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`))
    .sort()
    .map((file) => {
      const exported = load(path.join(folder, file)) as { default?: Thing }; // a folder of things
      if (exported.default === undefined) throw new Error(`${file} exports no thing as its default`);
      return [file, exported.default];
    });

/** A part of all these things, by key; two things with one key are a mistake. */
export function merged<Value>(
  things: ByFile,
  partOf: PartOf<Readonly<Record<string, Value>>>,
): Record<string, Value> {
  const homes = new Map<string, string>();
  for (const [file, one] of things)
    for (const key of Object.keys(partOf(one) ?? {})) {
      const home = homes.get(key);
      if (home !== undefined) throw new Error(`${key} is in ${home} and ${file}`);
      homes.set(key, file);
    }
  return Object.assign({}, ...things.map(([, one]) => partOf(one))) as Record<string, Value>; // their parts
}

const things = readThings(import.meta.dirname);

/** A part that every thing may have, by key. */
export const allOf = <Value>(partOf: PartOf<Readonly<Record<string, Value>>>): Record<string, Value> =>
  merged(things, partOf);

/** A part that every thing may have, as a list. */
export const listOf = <Value>(partOf: PartOf<readonly Value[]>): Value[] =>
  things.flatMap(([, one]) => partOf(one) ?? []);
