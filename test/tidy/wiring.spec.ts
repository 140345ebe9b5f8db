import fs from 'node:fs';
import path from 'node:path';
import { parseSync, type Expression, type ModuleItem } from '@swc/core';

const root = path.join(import.meta.dirname, '../..');
const DEPENDENCIES_MAX = 7;

const sourcesBelow = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => path.join(folder, file));

const classesOf = (items: readonly ModuleItem[]) =>
  items.flatMap((item) => {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    return declaration.type === 'ClassDeclaration' ? [declaration] : [];
  });

/** The exports in the `@Module` of a class. */
function exportedBy(decorators: readonly { expression: Expression }[]): string[] {
  return decorators.flatMap(({ expression }) => {
    if (expression.type !== 'CallExpression') return [];
    const [argument] = expression.arguments;
    if (argument?.expression.type !== 'ObjectExpression') return [];
    return argument.expression.properties.flatMap((property) => {
      if (property.type !== 'KeyValueProperty' || property.key.type !== 'Identifier') return [];
      if (property.key.value !== 'exports' || property.value.type !== 'ArrayExpression') return [];
      return property.value.elements.flatMap((element) =>
        element?.expression.type === 'Identifier' ? [element.expression.value] : [],
      );
    });
  });
}

/** Each class with too many dependencies, and each module that exports a repository. */
function faultsIn(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const { body } = parseSync(text, { syntax: 'typescript', decorators: true });
    return classesOf(body).flatMap(({ identifier, body: members, decorators = [] }) => [
      ...members.flatMap((member) =>
        member.type === 'Constructor' && member.params.length > DEPENDENCIES_MAX
          ? [`${identifier.value} takes ${member.params.length} dependencies`]
          : [],
      ),
      ...exportedBy(decorators)
        .filter((name) => name.endsWith('Repository'))
        .map((name) => `${identifier.value} exports ${name}`),
    ]);
  });
}

describe('the wiring', () => {
  it('gives no class more than seven dependencies, and nobody another’s tables', () => {
    expect(faultsIn([...sourcesBelow('server/src'), ...sourcesBelow('demo/src')])).toEqual([]);
  });

  it('is looked at where a fault was planted', () => {
    expect(faultsIn(sourcesBelow('test/tidy/planted/wiring'))).toEqual([
      'CrowdedService takes 8 dependencies',
      'LendingModule exports LedgerRepository',
    ]);
  });
});
