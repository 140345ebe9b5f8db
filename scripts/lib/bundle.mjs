import fs from 'node:fs';
import path from 'node:path';
import { inCheckout, root } from './checkout.mjs';

/**
 * Where the program of a workspace is. That of the demo is most of it the server, whose packages are found from here alone.
 * @param {'server' | 'demo'} name
 */
export const programOf = (name) => inCheckout(`server/dist/bundle/${name}.js`);

/**
 * Puts the program `dist/main.js` of a workspace and all of ours that it imports into one file: Node takes a second and a half of every
 * start to find, read and link 1,900 of them. Packages stay where they are. What is not imported but named by its place (a thread, a
 * page) is where the parts of `dist` look for it.
 * @param {'server' | 'demo'} name
 */
export async function bundle(name) {
  const { rolldown } = await import('rolldown');
  const target = programOf(name);
  const folder = path.dirname(target);
  const build = await rolldown({
    input: inCheckout(name, 'dist/main.js'),
    platform: 'node',
    external: (id) => !/^[./]/.test(id) && !id.startsWith('@fovea/'),
    // Modules are run for what they register too.
    treeshake: false,
    plugins: [ofOurs(folder)],
  });
  try {
    await build.write({
      file: target,
      format: 'esm',
      sourcemap: true,
      // Two classes of one name: a handler is known by it.
      keepNames: true,
    });
  } finally {
    await build.close();
  }
}

/**
 * Each part keeps its map to its source, and its own place.
 * @param {string} folder of what is written
 * @returns {import('rolldown').Plugin}
 */
const ofOurs = (folder) => ({
  name: 'of-ours',
  load(id) {
    if (!id.startsWith(root) || id.includes('node_modules')) return null;
    const code = fs.readFileSync(id, 'utf8');
    const place = path.relative(folder, id).split(path.sep).join('/');
    const url = `new URL(${JSON.stringify(place)}, import.meta.url)`;
    /** @type {Record<string, string>} */
    const own = {
      dirname: `decodeURI(new URL('.', ${url}).pathname)`,
      filename: `decodeURI(${url}.pathname)`,
      url: `${url}.href`,
    };
    return {
      code: code.replace(/\bimport\.meta\.(dirname|filename|url)\b/g, (whole, name) => own[name] ?? whole),
      map: fs.existsSync(`${id}.map`) ? fs.readFileSync(`${id}.map`, 'utf8') : null,
    };
  },
});
