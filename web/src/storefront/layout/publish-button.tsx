import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { to } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { permissionsQuery, profileQuery } from '../auth/profile.queries';

/** Whether the person may publish goods: by their role, and by their own release. */
export function useMayPublish(): boolean {
  const { isSignedIn } = useSession();
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isSignedIn });
  const { data: allowed } = useQuery({ ...permissionsQuery(), enabled: isSignedIn });
  return isSignedIn && allowed?.add_goods_permissions === 1 && profile?.is_add_good === 1;
}

export function PublishButton() {
  const { t } = useTranslation();
  if (!useMayPublish()) return null;
  return (
    <ButtonLink to={to.publish} variant="outline" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('header.publish')}
    </ButtonLink>
  );
}
