import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { RadioGroup } from '../../kit/radio-group/radio-group';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { formatCountry } from '../../lib/format';
import { addressesQuery } from '../address/address.queries';
import { addressLines } from '../address/address-values';
import classes from './checkout.module.css';

/** Fields and their styles come when somebody writes an address. */
const NewAddress = lazy(() => import('./new-address').then((m) => ({ default: m.NewAddress })));

/** Where it goes: one of the addresses that are kept, or one that is added without leaving the checkout. */
export function AddressChoice({ value, onChoose }: { value: number | null; onChoose: (id: number) => void }) {
  const { t } = useTranslation('checkout');
  const labelId = useId();
  const { data, error, isError, refetch } = useQuery(addressesQuery());
  const addresses = data ?? [];
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={classes.step}>
      <h2 id={labelId}>{t('address')}</h2>
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={88} radius={8} />}
      {data?.length === 0 && <p className={classes.fine}>{t('address_none')}</p>}
      <RadioGroup
        labelId={labelId}
        className={classes.choices}
        values={addresses.map(({ id }) => id)}
        value={value ?? 0}
        onChoose={onChoose}
      >
        {(id, radio) => {
          const address = addresses.find((one) => one.id === id);
          return (
            address && (
              <button {...radio} className={classes.choice}>
                <strong>{address.name}</strong>
                <span>{[...addressLines(address), formatCountry(address.country)].join(' ')}</span>
              </button>
            )
          );
        }}
      </RadioGroup>
      <Button variant="default" size="sm" onClick={() => setAdding(true)}>
        {t('address_add')}
      </Button>
      {isAdding && data !== undefined && (
        <Suspense>
          <NewAddress
            isFirst={data.length === 0}
            onDone={(savedId) => {
              setAdding(false);
              if (savedId !== null) onChoose(savedId);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
