import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const PAGE = /\.page\.tsx$/;

/** Each list is a module of its own: a visitor of the shop does not load that of the back office. */
const MAKERS = {
  'virtual:back-office-pages': 'backOfficePage',
  'virtual:storefront-pages': 'storefrontPage',
} as const;
const MODULES = Object.keys(MAKERS) as (keyof typeof MAKERS)[]; // its own keys
type Maker = (typeof MAKERS)[keyof typeof MAKERS];

/** A page as its source declares it; texts of the program stay texts. */
export interface DeclaredPage {
  maker: Maker;
  component: string;
  /** `paths.login`, or `'/system/user'`. */
  paths: string[];
  texts: string;
  /** What else is declared: `title: 'route.login', isPlain: true`. */
  handle: string;
  /** Where its statement stands in the source. */
  start: number;
  end: number;
}

/**
 * Pages declare their paths and the namespaces of their texts themselves: `backOfficePage(UserPage, { … })`. Two virtual
 * modules list them, each page loaded when it is first needed; the declarations do not reach the browser.
 */
export function discoveredPages(): Plugin {
  return {
    name: 'fovea:discovered-pages',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:[\w-]+-pages$/ }, handler: (id) => `\0${id}` },
    load(id) {
      const module = MODULES.find((one) => id === `\0${one}`);
      return module === undefined ? null : moduleOf(MAKERS[module], readPages());
    },
    transform: {
      filter: { id: PAGE },
      // As many characters as before: positions stay those of the source.
      handler: (code) => ({ code: withoutDeclarations(code), map: null }),
    },
    configureServer({ watcher, moduleGraph, ws }) {
      const lists = () => MODULES.map((module) => moduleOf(MAKERS[module], readPages())).join('\n');
      let listed = lists();
      watcher.on('all', (_event, file) => {
        if (!PAGE.test(file)) return;
        const now = lists();
        if (now === listed) return;
        listed = now;
        for (const module of MODULES) {
          const made = moduleGraph.getModuleById(`\0${module}`);
          if (made) moduleGraph.invalidateModule(made);
        }
        ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** Every page file with what it declares; some are parts of other pages and declare nothing. */
export const readPages = (): [file: string, pages: DeclaredPage[]][] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => PAGE.test(file))
    .sort()
    .map((file) => [file, pagesOf(readFileSync(SOURCES + file, 'utf8'))]);

/** @throws where a declaration cannot be read without running it */
export function pagesOf(code: string): DeclaredPage[] {
  const textOf = ({ start, end }: { start: number; end: number }): string => code.slice(start, end);
  return parseAst(code, { lang: 'tsx' }).body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return [];
    const { callee, arguments: given } = statement.expression;
    const maker = Object.values(MAKERS).find((one) => one === textOf(callee));
    if (maker === undefined) return [];
    const [component, declared] = given;
    if (component?.type !== 'Identifier' || declared?.type !== 'ObjectExpression')
      throw new Error(`not a page: ${textOf(statement)}`);
    const facts = new Map(
      declared.properties.map((fact) => {
        if (fact.type !== 'Property') throw new Error(`not a fact of a page: ${textOf(fact)}`);
        return [textOf(fact.key), fact.value];
      }),
    );
    const [path, texts] = [facts.get('path'), facts.get('texts')];
    if (!path || texts?.type !== 'ArrayExpression') throw new Error(`no path or texts: ${textOf(statement)}`);
    const paths = path.type === 'ArrayExpression' ? path.elements.flatMap((one) => one ?? []) : [path];
    const unknown = paths.map(textOf).find((one) => !/^(paths\.\w+|'\/[^']*')$/.test(one));
    if (unknown !== undefined) throw new Error(`no path: ${unknown}`);
    return {
      maker,
      component: textOf(component),
      paths: paths.map(textOf),
      texts: textOf(texts),
      handle: [...facts]
        .flatMap(([name, value]) => (name === 'path' || name === 'texts' ? [] : `${name}: ${textOf(value)}`))
        .join(', '),
      start: statement.start,
      end: statement.end,
    };
  });
}

/** One list as a module. @throws where two pages have one path */
export function moduleOf(
  maker: Maker,
  files: readonly [file: string, pages: readonly DeclaredPage[]][],
): string {
  const pages = files.flatMap(([file, declared]) => declared.map((page) => ({ ...page, file })));
  const seen = new Set<string>();
  for (const path of pages.flatMap(({ paths }) => paths)) {
    if (seen.has(path)) throw new Error(`two pages have the path ${path}`);
    seen.add(path);
  }
  const own = pages.filter((page) => page.maker === maker);
  const lines = own.map(({ file, component, paths, texts, handle }) => {
    const load = `() => import(${JSON.stringify(SOURCES + file)}).then((m) => m.${component})`;
    return `  [[${paths.join(', ')}], ${load}, ${texts}${handle === '' ? '' : `, { ${handle} }`}],`;
  });
  return [
    `import { paths } from ${JSON.stringify(`${SOURCES}lib/paths.ts`)};`,
    `export const pages = [\n${lines.join('\n')}\n];`,
  ].join('\n');
}

function withoutDeclarations(code: string): string {
  let left = code;
  for (const { start, end } of pagesOf(code))
    left = left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end);
  return left;
}
