import { parseAst, type Plugin } from 'vite';

/**
 * A call is declared with the classes of its request and answer, which only the server needs: of `*.calls.ts`
 * the browser gets the paths. Anything else that would add class-validator there stops the build.
 */
export function callsForBrowsers(): Plugin {
  return {
    name: 'fovea:calls-for-browsers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/shared-types\/src\/.*\.calls\.ts$/ },
      handler: (code) => ({ code: callsOf(code), map: { mappings: '' } }),
    },
    resolveId: {
      filter: { id: /^(class-validator|class-transformer|reflect-metadata)\b/ },
      handler(source, importer) {
        this.error(
          `${source} belongs on the server; ${importer} brings it into the web: use \`import type\`.`,
        );
      },
    },
  };
}

/** The declarations of a `*.calls.ts` with their paths alone; anything else in it is an error. */
export function callsOf(code: string): string {
  const textOf = ({ start, end }: { start: number; end: number }): string => code.slice(start, end);
  return parseAst(code, { lang: 'ts' })
    .body.filter(({ type }) => type !== 'ImportDeclaration')
    .map((statement) => {
      const made =
        statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
          ? statement.declaration.declarations[0]
          : undefined;
      const maker = made?.init?.type === 'CallExpression' ? made.init : undefined;
      const path = maker?.arguments[0];
      if (!made || !maker || path?.type !== 'Literal') throw new Error(`no call: ${textOf(statement)}`);
      const uploads = textOf(maker.callee) === 'uploadCall' ? `, uploads: 'file'` : '';
      return `export const ${textOf(made.id)} = { path: ${textOf(path)}${uploads} };\n`;
    })
    .join('');
}
