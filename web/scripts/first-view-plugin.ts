import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LANGUAGES } from '../../shared-types/src/language.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import { chunksOf, filesOf } from './bundle-files.ts';
import { callsForBrowsers } from './calls-plugin.ts';

/** The two pages on which most visits begin, and the texts each draws with. */
const FIRST_PAGES = {
  home: { page: 'src/storefront/home/home.page.tsx', texts: ['common', 'home', 'goods'] },
  goods: {
    page: 'src/storefront/goods-detail/commodity-detail.page.tsx',
    texts: ['common', 'goods', 'auction', 'questions', 'evaluation'],
  },
} as const;

type Bundle = Rolldown.OutputBundle;

/**
 * Puts app/early.ts into the document as one script, with the names of the files that the two pages need: on a slow
 * network each thing that waits for another costs a whole way there and back. The styles follow the shell of the page,
 * which is drawn without them.
 */
export function firstView(): Plugin {
  let root = '';
  let alias: Parameters<typeof build>[0] = {};
  return {
    name: 'fovea:first-view',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      alias = { resolve: { alias: [...config.resolve.alias] } };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const script = await early(path.join(root, 'src/app/early.ts'), alias, firstFiles(bundle));
        const styles = [...html.matchAll(/ *<link rel="stylesheet"[^>]*>\n?/g)].map(([link]) => link);
        return styles
          .reduce((text, link) => text.replace(link, ''), html)
          .replace('<script type="module"', () => `<script>${script}</script>\n    <script type="module"`)
          .replace('</body>', () => `${styles.join('')}  </body>`);
      },
    },
  };
}

async function early(
  input: string,
  resolving: Parameters<typeof build>[0],
  files: ReturnType<typeof firstFiles>,
): Promise<string> {
  const made = await build({
    ...resolving,
    configFile: false,
    logLevel: 'warn',
    plugins: [callsForBrowsers()],
    define: { FIRST_FILES: JSON.stringify(files) },
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [output] = [made].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('first-view: early.ts was not built');
  return chunk.code.replace(/<\/script/gi, '<\\/script').trim();
}

interface FirstFiles {
  code: string[];
  texts: Record<string, string[]>;
}

function firstFiles(bundle: Bundle): Record<string, FirstFiles> {
  const { withModule } = chunksOf(bundle);
  const frame = filesOf(bundle, withModule('src/app/main.tsx'));
  const beyondFrame = (places: readonly string[]): string[] =>
    [...new Set(places.flatMap((place) => [...filesOf(bundle, withModule(place))]))]
      .filter((file) => !frame.has(file))
      .map((file) => `/${file}`);
  return Object.fromEntries(
    Object.entries(FIRST_PAGES).map(([name, { page, texts }]) => {
      const textsIn = (language: string): string[] =>
        beyondFrame(texts.map((text) => `src/locales/${text}.json?${language}`));
      return [
        name,
        {
          code: beyondFrame([page]),
          texts: Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])),
        },
      ];
    }),
  );
}

const SMALL_BYTES = 1_024;
const brotli = promisify(brotliCompress);

/** Beside each text of the build its Brotli form, packed as well as it goes: once, and not for each visitor. */
export function packed(): Plugin {
  return {
    name: 'fovea:packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = path.join(dir, name);
          const text = await readFile(file);
          if (text.length > SMALL_BYTES) await writeFile(`${file}.br`, await brotli(text));
        }),
      );
    },
  };
}
