import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const skipped = new Set(['node_modules', 'dist', '.git', '.data', 'coverage', '.output', 'contract']);
const readable = /\.(ts|tsx|mjs|cjs|js|json|css|html|md|yml|yaml|conf|sh|txt|example|svg)$|Dockerfile$|run$/;

function filesBelow(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(place) : readable.test(entry.name) ? [place] : [];
  });
}

const files = filesBelow(root).filter((file) => path.basename(file) !== 'package-lock.json');

/** What `npm run new` writes names what its author has to fill in. */
const OF_NEW_FILES = /^scripts\/(?:templates\/|lib\/skeletons\.mjs$)/;

function filesWith(pattern: RegExp): string[] {
  return files
    .filter((file) => pattern.test(fs.readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file));
}

describe('the tree', () => {
  it('names no path of somebody’s machine', () => {
    const homes = ['work', 'root', 'Users/\\w+', 'home/(?!node\\b)\\w+'].join('|');
    expect(filesWith(new RegExp(`(^|[^\\w.)\\]}/-])/(${homes})/[\\w.-]+`, 'm'))).toEqual([]);
  });

  it('leaves no note of things undone, but in what a new file begins with', () => {
    const undone = new RegExp(`\\b(${['TO', 'FIX'].map((word, i) => word + ['DO', 'ME'][i]).join('|')})\\b`);
    expect(filesWith(undone).filter((file) => !OF_NEW_FILES.test(file))).toEqual([]);
  });

  it('has no conflict left from a merge', () => {
    expect(filesWith(/^(<{7}|>{7}) /m)).toEqual([]);
  });

  it('has no file that only passes others on', () => {
    const barrels = files.filter((file) => /^index\.tsx?$/.test(path.basename(file)));
    expect(barrels.map((file) => path.relative(root, file))).toEqual([]);
  });

  it('locks what other platforms need too, without which a clean install is refused everywhere', () => {
    const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    const missing = Object.entries<{ optionalDependencies?: Record<string, string> }>(packages).flatMap(
      ([place, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter(
          (name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`],
        ),
    );
    expect(missing).toEqual([]);
  });

  it('installs exactly one version of what must be one', () => {
    const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    for (const name of ['react', 'typescript', 'socket.io', 'typeorm', '@mantine/core', '@nestjs/core']) {
      const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`));
      expect([name, places.length]).toEqual([name, 1]);
    }
  });
});
