import type { AiFilter } from '@fovea/shared-types/goods/ai-search.dto';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import chipClasses from '../goods-list/filter-chips.module.css';
import classes from './ai-search.module.css';
import { filterLabel } from './filter-label';

export interface UnderstoodChipsProps {
  filters: readonly AiFilter[];
  /** How many were taken away. */
  removed: number;
  onRemove: (id: string) => void;
  onRestore: () => void;
}

/** How the sentence was understood, each part with its own way out: by click, Enter, Delete or Backspace. */
export function UnderstoodChips({ filters, removed, onRemove, onRestore }: UnderstoodChipsProps) {
  const { t: ai } = useTranslation('ai-search');
  const { t: goods } = useTranslation('goods');
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0 && removed === 0) return null;
  const remove = (id: string, at: number): void => {
    // A keyboard user stays in the list when the focused chip is removed.
    const chips = list.current?.querySelectorAll('button') ?? [];
    (chips[at + 1] ?? chips[at - 1])?.focus();
    onRemove(id);
  };
  const press = (event: KeyboardEvent, id: string, at: number): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(id, at);
  };
  return (
    <section aria-label={ai('understood')}>
      <h2 className={classes.label}>{ai('understood')}</h2>
      <ul ref={list} className={chipClasses.root}>
        {filters.map((filter, at) => {
          const name = filterLabel(filter, { ai, goods });
          return (
            <li key={filter.id}>
              <button
                type="button"
                className={chipClasses.chip}
                title={filter.source === '' ? undefined : ai('chip.source', { source: filter.source })}
                aria-label={goods('chip.remove', { name })}
                onClick={() => remove(filter.id, at)}
                onKeyDown={(event) => press(event, filter.id, at)}
              >
                {name}
                <IconX size={14} aria-hidden />
              </button>
            </li>
          );
        })}
        {removed > 0 && (
          <li>
            <button type="button" className={chipClasses.clear} onClick={onRestore}>
              {ai('restore', { count: removed })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
