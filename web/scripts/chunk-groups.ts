import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const place = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const DOCUMENT = place('index.html');
const HOME = place('src/storefront/home/home.page.tsx');
const GOODS = place('src/storefront/goods-detail/commodity-detail.page.tsx');

const TEXTS = /\/locales\/(\w+)\.json\?(zh|en|ja)$/;
const TEXT_GROUPS: Readonly<Record<string, string>> = {
  common: 'texts',
  home: 'texts',
  goods: 'texts',
  auction: 'goods-texts',
  questions: 'goods-texts',
  evaluation: 'goods-texts',
};

/** The parts of Mantine that dialogs and fields need; the rest is split by its pages. */
const FIELDS =
  /\/@mantine\/core\/esm\/(?:core\/|utils\/|components\/(?:Modal|ModalBase|Overlay|Paper|CloseButton|Portal|Transition|FocusTrap|Input|InputBase|InlineInput|Textarea|TextInput|Checkbox|Loader|UnstyledButton|ActionIcon)\/)/;
/** Each of these exports all of its library: the parts a page needs are imported in its own code. */
const LIBRARY = /\/node_modules\/@(?:tabler|mantine)\//;
const MANTINE = /\/node_modules\/@mantine\/core\//;
const NAMED = /import \{([^}]*)\} from ["']@(?:tabler\/icons-react|mantine\/hooks)["']/g;
const FILE = /\/node_modules\/@(?:tabler|mantine)\/.*\/([\w-]+)\.mjs$/;

type Group = 'shop' | 'goods-parts' | 'parts' | 'fields';

/**
 * Which file a module goes into. Left to itself each part that two pages share becomes a file of its own: dozens of
 * small ones, which compress badly and of which on a phone each costs a way there and back.
 * - `texts`, `goods-texts`: those of the first pages, by language
 * - `shop`: what home shares with any other page
 * - `goods-parts`: what the page of goods shares with others, beyond that
 * - `parts`: what it loads later, and shares with others; `fields`: of this what stands on Mantine, and that
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let groups: Groups | undefined;
  const shared = (name: Group, priority: number): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => {
      groups ??= sharedGroups((module) => context.getModuleInfo(module));
      const group = groups.modules.get(id) ?? groups.files.get(FILE.exec(id)?.[1] ?? '');
      return group === name || (name === 'fields' && FIELDS.test(id)) ? name : null;
    },
    debugName: name,
    priority,
  });
  return [
    {
      name: (id) => {
        const [, namespace = '', language = ''] = TEXTS.exec(id) ?? [];
        const group = TEXT_GROUPS[namespace];
        return group === undefined ? null : `${group}-${language}`;
      },
      debugName: 'texts',
      priority: 5,
    },
    // A group takes what its modules import along, so the first page goes first.
    shared('shop', 4),
    shared('goods-parts', 3),
    // Fields use some of these, and so do pages that have no field.
    { name: 'hooks', test: /\/@mantine\/hooks\//, priority: 2 },
    shared('parts', 1),
    shared('fields', 0),
  ];
}

interface Groups {
  /** By id. */
  modules: ReadonlyMap<string, Group>;
  /** Icons and hooks of libraries, by the name of their file. */
  files: ReadonlyMap<string, Group>;
}

function sharedGroups(infoOf: Rolldown.ChunkingContext['getModuleInfo']): Groups {
  const own = (ids: readonly string[] | undefined): string[] => (ids ?? []).filter((id) => !LIBRARY.test(id));
  const imports = (id: string): string[] => own(infoOf(id)?.importedIds);
  const later = (id: string): string[] => own(infoOf(id)?.dynamicallyImportedIds);
  const filesOf = (id: string): string[] =>
    [...(infoOf(id)?.code ?? '').matchAll(NAMED)].flatMap(([, names = '']) => names.split(',').map(fileOf));
  const piece = (from: readonly string[]): { modules: Set<string>; files: Set<string> } => {
    const modules = reached(from, imports);
    return { modules, files: new Set([...modules].flatMap(filesOf)) };
  };
  const usesMantine = (id: string): boolean =>
    [...reached([id], imports)].some((module) =>
      infoOf(module)?.importedIds.some((other) => MANTINE.test(other)),
    );
  const frame = piece([DOCUMENT]);
  const home = piece([HOME]);
  const goods = piece([GOODS]);
  const goodsLater = piece([...goods.modules].flatMap(later));
  const all = reached([DOCUMENT], (id) => [...imports(id), ...later(id)]);
  const pages = [...new Set([...all].flatMap(later))].map((page) => piece([page]));
  const groupsOf = (what: 'modules' | 'files'): Map<string, Group> => {
    const groups = new Map<string, Group>();
    for (const id of new Set(pages.flatMap((page) => [...page[what]]))) {
      // A hook that only one page imports may be one that fields use.
      const isShared = what === 'files' || pages.filter((page) => page[what].has(id)).length > 1;
      if (frame[what].has(id) || !isShared) continue;
      if (home[what].has(id)) groups.set(id, 'shop');
      else if (goods[what].has(id)) groups.set(id, 'goods-parts');
      else if (goodsLater[what].has(id)) groups.set(id, usesMantine(id) ? 'fields' : 'parts');
    }
    return groups;
  };
  return { modules: groupsOf('modules'), files: groupsOf('files') };
}

/** `IconEye as Eye` is in IconEye.mjs, `useMediaQuery` in use-media-query.mjs. */
function fileOf(imported: string): string {
  const [name = ''] = imported.trim().split(' ');
  return name.startsWith('use') ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
}

function reached(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
