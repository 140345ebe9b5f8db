import fs from 'node:fs';
import path from 'node:path';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

interface MigrationFile {
  file: string;
  /** `1764100000000-create-platform.ts` has the class `CreatePlatform1764100000000`. */
  name: string;
}

const FILE = /^(\d{13})-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.(?:js|ts)$/;

/** The migrations of a folder, which are known by the names of their files, in the order of their times. */
export function migrationFiles(folder: string = import.meta.dirname): MigrationFile[] {
  const found = fs
    .readdirSync(folder)
    .sort()
    .flatMap((file): (MigrationFile & { time: string })[] => {
      if (!/^\d.*\.(?:js|ts)$/.test(file)) return [];
      const [, time, title] = FILE.exec(file) ?? [];
      if (time === undefined || title === undefined)
        throw new Error(
          `${file} must be named by its time in 13 digits and what it does, as 1764100000000-create-platform`,
        );
      const words = title.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
      return [{ file, time, name: `${words.join('')}${time}` }];
    });
  for (const [at, { file, time }] of found.entries()) {
    const before = found[at - 1];
    if (before?.time === time) throw new Error(`${before.file} and ${file} have the same time`);
  }
  return found.map(({ file, name }) => ({ file, name }));
}

/** What the list of a migrated database names, in order. */
export const migrationNames = (): string[] => migrationFiles().map(({ name }) => name);

/** Each file exports one class, which is named as the file is. */
export async function loadMigrations(folder: string = import.meta.dirname): Promise<Migration[]> {
  return Promise.all(
    migrationFiles(folder).map(async ({ file, name }) => {
      const exported = (await import(path.join(folder, file))) as Record<string, Migration>;
      const migration = exported[name];
      if (migration === undefined || Object.keys(exported).length > 1)
        throw new Error(`${file} must export the class ${name} and nothing else`);
      return migration;
    }),
  );
}
