import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { to } from '../../lib/paths';
import { requireSession, useSession } from '../../lib/session';
import { myBargainsQuery } from './bargain.queries';
import { NegotiateDialog } from './negotiate-dialog';

/** Begins to bargain about goods, or links to the running bargain. */
export function Negotiate({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('bargain');
  const { isSignedIn } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({ ...myBargainsQuery({ goods_id: goods.id }), enabled: isSignedIn });
  const open = isSignedIn ? data?.data.find(({ status }) => status <= BARGAIN_STATUS.agreed) : undefined;
  if (open !== undefined)
    return (
      <ButtonLink to={to.bargain(open.id)} variant="default" size="lg" fullWidth>
        {t('goods.to_thread')}
      </ButtonLink>
    );
  return (
    <>
      <Button
        size="lg"
        fullWidth
        variant="default"
        leftSection={<IconMessages size={20} aria-hidden />}
        onClick={() => requireSession(() => setAsking(true))}
      >
        {t('goods.negotiate')}
      </Button>
      {isAsking && <NegotiateDialog goods={goods} onClose={() => setAsking(false)} />}
    </>
  );
}
