import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refusedLines, wrongLines } from '../support/refused-lines.js';

const root = path.join(import.meta.dirname, '../..');
const loose = path.join(import.meta.dirname, 'planted/strictness/loose.ts');

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'strictness-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the compiler, as each workspace sets it', () => {
  it.each(['shared-types', 'migrations', 'server', 'web', 'demo', 'test', 'scripts'])(
    'refuses in %s what is loose, and nothing else',
    (workspace) => {
      const project = path.join(folder, `${workspace}.json`);
      const settings = {
        extends: path.join(root, workspace, 'tsconfig.json'),
        compilerOptions: { types: [], noEmit: true },
        include: [],
        exclude: [],
        files: [loose],
      };
      fs.writeFileSync(project, JSON.stringify(settings));
      expect(refusedLines(loose, project)).toEqual(wrongLines(loose));
    },
    60_000,
  );
});
