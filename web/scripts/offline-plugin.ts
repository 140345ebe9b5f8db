import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { OFFLINE_PAGES, OFFLINE_WORKER } from '../src/backoffice/offline-pages.ts';
import { chunksOf, filesOf } from './bundle-files.ts';

/** The frame around every page of the back office. */
const FRAME = [
  'src/app/main.tsx',
  'src/app/back-office.tsx',
  'src/backoffice/layout/waiting-calls.tsx',
  'src/kit/scan/camera-dialog.tsx',
];

/**
 * Builds app/shell-worker.ts with the names of the files of the pages that work offline: all they import
 * statically, and their texts in each language. What a page loads later is cached when it is loaded.
 */
export function offlineShell(): Plugin {
  let root = '';
  return {
    name: 'fovea:offline-shell',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    // After the document is written: its text is part of the version.
    async writeBundle({ dir = '' }, bundle) {
      const { withModule, withTexts } = chunksOf(bundle);
      const pages = Object.values(OFFLINE_PAGES);
      const chunks = [
        ...[...FRAME, ...pages.map(({ module }) => `src/backoffice/${module}`)].map(withModule),
        ...withTexts([...new Set(pages.flatMap(({ texts }) => texts))]),
      ];
      const files = [...new Set(chunks.flatMap((chunk) => [...filesOf(bundle, chunk)]))].sort();
      const document = await readFile(path.join(dir, 'index.html'));
      const revision = createHash('sha256')
        .update(document)
        .update(files.join(' '))
        .digest('hex')
        .slice(0, 16);
      const made = await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { SHELL: JSON.stringify({ revision, files: files.map((file) => `/${file}`) }) },
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            input: path.join(root, 'src/app/shell-worker.ts'),
            output: { format: 'iife' },
          },
        },
      });
      const [output] = [made].flat();
      const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
      if (chunk === undefined) throw new Error('offline-shell: the worker was not built');
      await writeFile(path.join(dir, OFFLINE_WORKER.slice(1)), chunk.code);
    },
  };
}
