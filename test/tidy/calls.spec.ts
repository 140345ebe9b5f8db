import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { ERROR_IDS } from '@fovea/shared-types/error-ids';
import { PERMISSIONS } from '@fovea/shared-types/permissions';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';
import { declaredCalls, type DeclaredCall } from '../support/declared-calls.js';
import '../../server/src/app.module.js';

const root = path.join(import.meta.dirname, '../..');

const filesUnder = (folder: string, suffix: RegExp): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => suffix.test(file))
    .map((file) => path.join(root, folder, file));

const textOf = (files: readonly string[]): string =>
  files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');

describe('calls', () => {
  let declared: DeclaredCall[];
  beforeAll(async () => {
    declared = await declaredCalls();
  });

  it('that are declared are served, and the other way round', () => {
    expect(declared.map((call) => call.path).sort()).toEqual([...callRegistry.keys()].sort());
  });

  it('each have a spec that sends them', () => {
    const specs = textOf(filesUnder('test/api', /(?<!matrix|bad-input|contract)\.api\.spec\.ts$/));
    const unsent = declared.filter(
      ({ name, path: at }) => !new RegExp(`\\b${name}\\b`).test(specs) && !specs.includes(`'${at}'`),
    );
    expect(unsent).toEqual([]);
  });

  it('have a summary in one line that begins with a capital and ends without a dot', () => {
    const badly = [...callRegistry.values()].filter(({ summary }) => !/^[A-Z].{8,110}[^.]$/.test(summary));
    expect(badly.map(({ path: at, summary }) => `${at}: ${summary}`)).toEqual([]);
  });
});

describe('permissions', () => {
  it('each guard a call, and every guard is one of them', () => {
    const used = new Set(
      [...callRegistry.values()].map(({ may }) => may).filter((may) => may !== 'public' && may !== 'member'),
    );
    expect([...used].sort()).toEqual([...PERMISSIONS].sort());
  });
});

describe('identifiers of refusals', () => {
  it('are each sent by some code of the server', () => {
    const sources = textOf(
      filesUnder('server/src', /(?<!\.spec)\.ts$/).filter((file) => !file.includes('/i18n/')),
    );
    const rest = ERROR_IDS.filter((id) => !sources.includes(`'${id}'`));
    expect(rest).toEqual([]);
  });
});
