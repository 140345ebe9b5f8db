import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from './use-selection';

/** Chooses the page; half-filled while only some of it are chosen. */
export function SelectPageBox<Row>({ selection, count }: { selection: Selection<Row>; count: number }) {
  const { t } = useTranslation('kit');
  const box = useRef<HTMLInputElement>(null);
  const chosen = selection.onPage;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = chosen > 0 && chosen < count;
  }, [chosen, count]);
  return (
    <input
      ref={box}
      type="checkbox"
      checked={count > 0 && chosen === count}
      disabled={count === 0}
      aria-label={t('table.select_page')}
      onChange={selection.togglePage}
    />
  );
}
