import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { callsForBrowsers, callsOf } from './calls-plugin.ts';

const DECLARED = `
import { call, uploadCall } from '../call.js';
import { AddBrandRequest } from './brand.dto.js';

/** With a word for readers. */
export const addBrand = call('/brands/add-brand', {
  may: 'goods:brand:add',
  request: AddBrandRequest,
  response: [IdAnswer],
  summary: 'Adds a maker',
});
export const uploadImage = uploadCall('/upload/upload-image', { may: 'member', response: File, summary: 'Uploads' });
`;

/** What the web's build makes of one module. */
async function bundled(entry: string, code: string): Promise<string> {
  const { output } = [
    await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
      plugins: [
        callsForBrowsers(),
        {
          name: 'planted',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) => (id === entry ? code : null),
        },
      ],
    }),
  ].flat()[0] as { output: { code?: string }[] }; // a build that writes nothing returns what it made
  return output.map((chunk) => chunk.code ?? '').join('\n');
}

describe('calls in the browser', () => {
  it('keep their path and nothing of their classes', () => {
    expect(callsOf(DECLARED)).toBe(
      `export const addBrand = { path: '/brands/add-brand' };\n` +
        `export const uploadImage = { path: '/upload/upload-image', uploads: 'file' };\n`,
    );
  });

  it('are built without the modules of their classes', async () => {
    const code = await bundled('/shared-types/src/goods/planted.calls.ts', DECLARED);
    expect(code).toContain('/brands/add-brand');
    expect(code).not.toContain('Adds a maker');
    expect(code).not.toContain('import');
  });

  it('cannot be hidden in what the browser would have to run', () => {
    for (const hidden of [
      `export const path = '/brands/add-brand';`,
      `const addBrand = call('/brands/add-brand', { may: 'public' });`,
      `export const addBrand = call(PATH, { may: 'public' });`,
    ])
      expect(() => callsOf(hidden)).toThrow();
  });

  it('are the only way to classes: a module that imports class-validator is not built', async () => {
    const code = `import { IsInt } from 'class-validator'; console.log(IsInt);`;
    await expect(bundled('/web/src/planted.ts', code)).rejects.toThrow('belongs on the server');
  });
});
