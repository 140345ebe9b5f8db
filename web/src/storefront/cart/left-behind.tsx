import { CART_LEFT } from '@fovea/shared-types/order/cart-rules';
import type { CartLeft } from '@fovea/shared-types/order/cart.dto';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Notice } from '../../kit/notice/notice';
import { forgetLeftBehind, useLeftBehind } from './merged-cart';

const REASONS = ['fewer_left', 'sold_out', 'gone', 'own', 'full', 'refused'] as const;
const reasonOf = ({ reason }: CartLeft) => REASONS.find((name) => CART_LEFT[name] === reason) ?? 'gone';

/** What of the visitor's cart did not come along at the sign-in, and why, until it has been read. */
export function LeftBehind() {
  const { t } = useTranslation('cart');
  const lines = useLeftBehind();
  if (lines.length === 0) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button variant="subtle" size="sm" onClick={forgetLeftBehind}>
          {t('left.read')}
        </Button>
      }
    >
      <p>{t('left.title')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.goods_id}>
            {t(`left.${reasonOf(line)}`, {
              name: line.goods_name ?? t('left.unnamed'),
              quantity: line.quantity,
              wanted: line.wanted,
              refusal: line.refusal ?? '',
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
