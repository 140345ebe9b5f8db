const IMPORT =
  /import (type )?(\{[^}]*\}|\* as \w+) from '@fovea\/shared-types\/([\w/-]+\.(?:calls|record))'/g;

/**
 * What a source of the web takes of the modules that declare calls: `goods/goods.calls#addBrand`. A type alone calls
 * nothing; an import that nothing uses is the linter's to find.
 */
export function takenIn(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([whole, isType, names = '', module = '']) => {
    if (isType !== undefined) return [];
    if (names.startsWith('*')) throw new Error(`which calls does it make? ${whole}`);
    return names
      .slice(1, -1)
      .split(',')
      .map((name) => name.trim().replace(/ as \w+$/, ''))
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `${module}#${name}`);
  });
}
