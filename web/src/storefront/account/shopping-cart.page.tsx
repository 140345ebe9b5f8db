import { SALE_TYPE } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { to } from '../../lib/paths';

/** Nothing can be put into a cart yet, so it is empty; the way to what is on sale stands here. */
export function ShoppingCartPage() {
  const { t } = useTranslation('account');
  return (
    <>
      <PageTitle title={t('cart.title')} />
      <EmptyState title={t('cart.empty')} text={t('cart.empty_text')}>
        <ButtonLink to={to.search({ type: SALE_TYPE.immediate })}>{t('cart.browse')}</ButtonLink>
      </EmptyState>
    </>
  );
}
