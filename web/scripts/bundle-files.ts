import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Finds chunks of a build by what is in them. */
export function chunksOf(bundle: Bundle): {
  /** @param place from the folder of the web */
  withModule: (place: string) => Rolldown.OutputChunk;
  /** In every language. */
  withTexts: (namespaces: readonly string[]) => Rolldown.OutputChunk[];
} {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const having = (isIt: (id: string) => boolean): Rolldown.OutputChunk[] =>
    chunks.filter(({ moduleIds }) => moduleIds.some(isIt));
  return {
    withModule: (place) => {
      const [found] = having((id) => id.endsWith(`/web/${place}`));
      if (found === undefined) throw new Error(`no chunk has ${place}`);
      return found;
    },
    withTexts: (namespaces) =>
      having((id) => namespaces.some((name) => new RegExp(`/src/locales/${name}\\.json\\?`).test(id))),
  };
}

/** The files of a chunk and of all it imports statically, styles included. */
export function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(bundle, imported, found);
  }
  return found;
}
