import '../form/form-styles';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../lib/dicts';
import { useSearch } from '../../lib/search-params';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import classes from './state-filter.module.css';

/** The state in the address, if it is one of these. */
export function useStateFilter<Code extends number>(codes: Readonly<Record<string, Code>>) {
  const [search, setSearch] = useSearch();
  const status = Object.values(codes).find((code) => String(code) === search.get('status'));
  const setStatus = (code: string): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.delete('page');
      if (code === '') next.delete('status');
      else next.set('status', code);
      return next;
    });
  return { status, setStatus };
}

type ChosenState = ReturnType<typeof useStateFilter>;

/** One's own documents by state. */
export function StateFilter({
  dict,
  filter,
  label,
}: {
  dict: string;
  filter: ChosenState;
  /** Absent: the state. */
  label?: string;
}) {
  const { t } = useTranslation('kit');
  const { options } = useDict(dict);
  return (
    <div className={classes.root} role="search">
      <NativeSelect
        label={label ?? t('state.label')}
        value={String(filter.status ?? '')}
        onChange={({ currentTarget }) => filter.setStatus(currentTarget.value)}
      >
        <option value="">{t('search.all')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** None is in this state: that is not to have none. */
export function NoneInState({ filter }: { filter: ChosenState }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState title={t('state.none')}>
      <Button variant="default" onClick={() => filter.setStatus('')}>
        {t('state.show_all')}
      </Button>
    </EmptyState>
  );
}
