import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { to } from '../../lib/paths';
import { permissionsQuery, profileQuery } from './user-menu';

/** For those who may publish goods: by their role, and released for it themselves. */
export function PublishButton() {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery());
  const { data: allowed } = useQuery(permissionsQuery());
  if (allowed?.add_goods_permissions !== 1 || profile?.is_add_good !== 1) return null;
  return (
    <ButtonLink to={to.publish} variant="outline" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('header.publish')}
    </ButtonLink>
  );
}
