import fs from 'node:fs';
import path from 'node:path';

const sources = path.join(import.meta.dirname, '../../shared-types/src');

export interface DeclaredCall {
  /** By what the web imports it: `goods/goods.calls#addCategory`, of a record `goods/brand.record#brand`. */
  from: string;
  /** Its name in code: `addCategory`, of a record `brand.calls.add`. */
  name: string;
  path: string;
}

type Made = { path: string } | { calls: Record<string, { path: string }> } | object | number;

/** Every call that shared-types declares, one by one or with a record. */
export async function declaredCalls(): Promise<DeclaredCall[]> {
  const files = fs
    .readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(calls|record)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => ({
      module: file.slice(0, -'.ts'.length),
      exported: (await import(path.join(sources, file))) as Record<string, Made>, // the kinds of files we looked for
    })),
  );
  return modules.flatMap(({ module, exported }) =>
    Object.entries(exported).flatMap(([name, made]) => {
      const from = `${module}#${name}`;
      if (typeof made !== 'object') return []; // a record's file also exports its choices and bounds
      if ('path' in made) return [{ from, name, path: made.path }];
      if (!('calls' in made)) return [];
      return Object.entries(made.calls).map(([call, of]) => ({
        from,
        name: `${name}.calls.${call}`,
        path: of.path,
      }));
    }),
  );
}
