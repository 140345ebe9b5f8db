import { addressUndoInfo, undoAddress } from '@fovea/shared-types/member/member.calls';
import type { AddressUndo } from '@fovea/shared-types/member/code.dto';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { FormAlert } from '../../kit/form/form-alert';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { api, ApiRefusal } from '../../lib/api-client';
import { formatDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import classes from './auth-form.module.css';
import { storefrontPage } from '../storefront-page';

const undoQuery = (token: string) =>
  queryOptions({
    queryKey: ['member', 'address-undo', token],
    queryFn: ({ signal }) => api(addressUndoInfo, { token }, { quiet: true, signal }),
    retry: false,
  });

/** The target of the link in the mail about a changed address; its reader needs no session. */
export function UndoAddressPage() {
  const { t } = useTranslation('auth');
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, refetch } = useQuery({ ...undoQuery(token), enabled: token !== '' });
  const undoing = useMutation({
    mutationFn: () => api(undoAddress, { token }, { quiet: true }),
    onSuccess: () => {
      // Every session of the account has ended, also one that this browser may still hold.
      signOut();
      // The link works once: opened again it shows that.
      queries.removeQueries({ queryKey: undoQuery(token).queryKey });
    },
  });
  const isGone = token === '' || [error, undoing.error].some(isExpired);
  return (
    <div className={classes.narrow}>
      <div className={classes.card}>
        <PageTitle title={t(undoing.isSuccess ? 'undo.done_title' : 'undo.title')} />
        {undoing.isSuccess ? (
          <Undone undone={undoing.data} />
        ) : isGone ? (
          <>
            <p className={classes.lead}>{t('undo.gone')}</p>
            <ButtonLink to={paths.about} variant="default" size="lg">
              {t('undo.contact')}
            </ButtonLink>
          </>
        ) : error !== null ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton height={160} radius={8} />
        ) : (
          <>
            <p className={classes.lead}>
              {t(data.kind === 'email' ? 'undo.email_lead' : 'undo.phone_lead', {
                date: formatDate(data.changed_at),
              })}
            </p>
            <PutBack undo={data} />
            <p className={classes.lead}>{t('undo.consequences')}</p>
            {undoing.error !== null && <FormAlert>{undoing.error.message}</FormAlert>}
            <Button size="lg" fullWidth loading={undoing.isPending} onClick={() => undoing.mutate()}>
              {t('undo.submit')}
            </Button>
            <p className={classes.below}>{t('undo.was_me')}</p>
          </>
        )}
      </div>
    </div>
  );
}

const isExpired = (error: unknown): boolean => error instanceof ApiRefusal && error.error === 'LINK_EXPIRED';

/** The addresses that the account gets back. */
function PutBack({ undo: { email, phone } }: { undo: AddressUndo }) {
  const { t } = useTranslation('auth');
  return (
    <dl className={classes.facts}>
      <dt>{t('field.email')}</dt>
      <dd>{email}</dd>
      {phone !== null && (
        <>
          <dt>{t('field.phone')}</dt>
          <dd>{phone}</dd>
        </>
      )}
    </dl>
  );
}

function Undone({ undone }: { undone: AddressUndo }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <p className={classes.lead}>{t('undo.done')}</p>
      <PutBack undo={undone} />
      <ButtonLink to={paths.forgetPassword} size="lg">
        {t('forget.submit')}
      </ButtonLink>
    </>
  );
}

storefrontPage(UndoAddressPage, { path: paths.undoAddress, texts: ['auth'], title: 'route.undo_address' });
