import { useSearchParams } from 'react-router-dom';

const NONE = '0';

/** Which sheet is looked at, in the address as `import`: a message leads to it, and Back closes it. */
export function useOpenImport() {
  const [search, setSearch] = useSearchParams();
  const set = (value: string | null): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      if (value === null) next.delete('import');
      else next.set('import', value);
      return next;
    });
  const id = Number(search.get('import'));
  return {
    isOpen: search.has('import'),
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
    /** @param id null: a sheet is to be chosen */
    open: (id: number | null): void => set(id === null ? NONE : String(id)),
    close: (): void => set(null),
  };
}
