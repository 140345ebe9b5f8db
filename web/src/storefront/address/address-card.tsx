import type { Address } from '@fovea/shared-types/member/address.dto';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatCountry } from '../../lib/format';
import { to } from '../../lib/paths';
import { toast } from '../../lib/toast-store';
import classes from './address-list.module.css';
import { addressesQuery, defaultAddressMutation, deleteAddressMutation } from './address.queries';
import { addressLines } from './address-values';

export function AddressCard({ address }: { address: Address }) {
  const { t } = useTranslation('address');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: addressesQuery().queryKey });
  const remove = useMutation({
    ...deleteAddressMutation(),
    onSuccess: async () => {
      setAsking(false);
      toast.success(common('state.deleted'));
      await refresh();
    },
  });
  const makeDefault = useMutation({
    ...defaultAddressMutation(),
    onSuccess: async () => {
      toast.success(common('state.edited'));
      await refresh();
    },
  });
  const lines = addressLines(address);
  return (
    <article className={classes.card} data-default={address.is_default === 1 || undefined}>
      <div className={classes.head}>
        <h2>{address.name}</h2>
        {address.is_default === 1 && <StatusPill tone="success">{t('list.default')}</StatusPill>}
      </div>
      <p className={classes.fact}>
        <IconMapPin size={18} aria-hidden />
        <span>
          {lines.map((line) => (
            <span key={line} className={classes.line}>
              {line}
            </span>
          ))}
          <span className={classes.country}>{formatCountry(address.country)}</span>
        </span>
      </p>
      <p className={classes.fact}>
        <IconPhone size={18} aria-hidden />
        <span>{[address.mobile, address.telephone].filter((number) => number !== null).join(' · ')}</span>
      </p>
      <div className={classes.actions}>
        <ButtonLink to={to.address(address.id)} variant="default" size="sm">
          {common('action.edit')}
        </ButtonLink>
        {address.is_default !== 1 && (
          <Button
            variant="subtle"
            size="sm"
            loading={makeDefault.isPending}
            onClick={() => makeDefault.mutate(address)}
          >
            {t('list.make_default')}
          </Button>
        )}
        <Button variant="subtle" size="sm" onClick={() => setAsking(true)}>
          {common('action.delete')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('delete.title')}
        confirmLabel={common('action.delete')}
        isDanger
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(address.id)}
        onClose={() => setAsking(false)}
      >
        <p>{t('delete.text')}</p>
        <blockquote className={classes.quote}>
          {address.name}
          {lines.map((line) => (
            <span key={line} className={classes.line}>
              {line}
            </span>
          ))}
        </blockquote>
      </ConfirmDialog>
    </article>
  );
}
