import { NativeSelect, TextInput } from '@mantine/core';
import { OWNER_KINDS } from '@fovea/shared-types/finance/balance-types';
import { useTranslation } from 'react-i18next';
import '../../kit/form/form-styles';
import { useDict } from '../../lib/dicts';
import type { BalanceFilter } from './balance-filter';
import classes from './wallet.module.css';

/** Which of the accounts, what kind of movement, from which day to which. */
export function LineFilters({ filter }: { filter: BalanceFilter }) {
  const { t } = useTranslation('wallet');
  const { options } = useDict('balance_type');
  return (
    <div className={classes.filters} role="search">
      <NativeSelect
        label={t('lines.kind')}
        value={filter.kind}
        onChange={({ currentTarget }) => filter.set({ kind: currentTarget.value })}
      >
        {OWNER_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={t('lines.type')}
        value={filter.type}
        onChange={({ currentTarget }) => filter.set({ type: currentTarget.value })}
      >
        <option value="">{t('lines.all_types')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        type="date"
        label={t('lines.from')}
        value={filter.from}
        {...(filter.to !== '' && { max: filter.to })}
        onChange={({ currentTarget }) => filter.set({ begin: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('lines.to')}
        value={filter.to}
        {...(filter.from !== '' && { min: filter.from })}
        onChange={({ currentTarget }) => filter.set({ end: currentTarget.value })}
      />
    </div>
  );
}
