import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadMigrations, migrationFiles, migrationNames } from '../../migrations/src/migrations.js';
import { BASELINE } from '../../migrations/src/old-chain.js';
import { removeLeftovers } from '../../scripts/lib/build.mjs';

const sources = path.join(import.meta.dirname, '../../migrations/src');

/** A new folder with these files, and what is done with it. */
async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => T,
): Promise<Awaited<T>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-migrations-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    return await use(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const classOf = (name: string) => `exports.${name} = class ${name} {};`;

describe('migrations', () => {
  it('are found in their folder, in the order of their times', async () => {
    expect(migrationNames().slice(0, BASELINE.length)).toEqual(BASELINE);
    const files = {
      '1764200000000-add-price.js': '',
      '1764200000000-add-price.js.map': '',
      '1764100000000-create-platform.js': '',
      'migrate.js': '',
      'goods/1764300000000-part.js': '',
    };
    expect(await inFolder(files, migrationFiles)).toEqual([
      { file: '1764100000000-create-platform.js', name: 'CreatePlatform1764100000000' },
      { file: '1764200000000-add-price.js', name: 'AddPrice1764200000000' },
    ]);
  });

  it('each have a time of their own', async () => {
    const files = { '1764200000000-add-price.js': '', '1764200000000-add-weight.js': '' };
    await expect(inFolder(files, migrationFiles)).rejects.toThrow(
      '1764200000000-add-price.js and 1764200000000-add-weight.js have the same time',
    );
  });

  it.each([
    '176420000000-add-price.js',
    '1764200000000_add-price.ts',
    '1764200000000-addPrice.js',
    '1764200000000.js',
  ])('are not passed over for a wrong name: %s', async (file) => {
    await expect(inFolder({ [file]: '' }, migrationFiles)).rejects.toThrow(`${file} must be named`);
  });

  it('have a class named as their file, and nothing beside it', async () => {
    const file = '1764200000000-add-price.js';
    const load = (text: string) =>
      inFolder(
        { [file]: `Object.defineProperty(exports, '__esModule', { value: true });${text}` },
        loadMigrations,
      );
    expect(await load(classOf('AddPrice1764200000000'))).toHaveLength(1);
    await expect(load(classOf('AddPrices1764200000000'))).rejects.toThrow(
      `${file} must export the class AddPrice1764200000000 and nothing else`,
    );
    await expect(load(classOf('AddPrice1764200000000') + classOf('Other'))).rejects.toThrow('nothing else');
  });

  it('are each used in both directions', async () => {
    const migrations = await loadMigrations(sources);
    expect(migrations.map(({ name }) => name)).toEqual(migrationNames());
    for (const Migration of migrations) {
      const migration = new Migration();
      expect(typeof migration.up).toBe('function');
      expect(typeof migration.down).toBe('function');
    }
  });

  it('are not run when their source is gone and only its build is left', async () => {
    const files = {
      'src/1764200000000-add-price.ts': '',
      'dist/1764200000000-add-price.js': '',
      'dist/1764300000000-left-over.js': '',
      'dist/1764300000000-left-over.js.map': '',
      'dist/goods/left-over.js': '',
    };
    const left = await inFolder(files, (folder) => {
      removeLeftovers(folder);
      return fs.readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).sort();
    });
    expect(left).toEqual(['1764200000000-add-price.js', 'goods']);
  });
});
