import type { Profile } from '@fovea/shared-types/member/member.dto';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { paths } from '../../lib/paths';
import { profileQuery } from '../auth/profile.queries';
import { BindEmailDialog } from './bind-email-dialog';
import { BindPhoneDialog } from './bind-phone-dialog';
import classes from './profile-form.module.css';

/** A stored number with a space after its area code. */
const spacedPhone = (phone: string, areaCode: string | null): string =>
  areaCode !== null && phone.startsWith(areaCode) ? `${areaCode} ${phone.slice(areaCode.length)}` : phone;

/** What one signs in with; each change is proved by a code. */
export function SignInCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { t: auth } = useTranslation('auth');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'email' | 'phone' | null>(null);
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    void queries.invalidateQueries({ queryKey: profileQuery().queryKey });
  };
  const phone = profile.phone === null ? null : spacedPhone(profile.phone, profile.area_code);
  const isUnproved = phone !== null && profile.is_phone_proved === 0;
  return (
    <section className={classes.card} aria-labelledby="profile-sign-in">
      <h2 id="profile-sign-in">{t('profile.sign_in')}</h2>
      <dl className={classes.rows}>
        <div>
          <dt>{auth('field.email')}</dt>
          <dd>{profile.email}</dd>
          <dd>
            <Button variant="default" size="sm" onClick={() => setOpen('email')}>
              {t('bind.email')}
            </Button>
          </dd>
        </div>
        <div>
          <dt>{auth('field.phone')}</dt>
          <dd>
            {phone ?? '-'}
            {isUnproved && <p className={classes.hint}>{t('bind.phone_unproved')}</p>}
          </dd>
          <dd>
            <Button variant="default" size="sm" onClick={() => setOpen('phone')}>
              {t(isUnproved ? 'bind.phone_prove' : 'bind.phone')}
            </Button>
          </dd>
        </div>
        <div>
          <dt>{auth('field.password')}</dt>
          <dd>••••••••</dd>
          <dd>
            <ButtonLink variant="default" size="sm" to={paths.changePassword}>
              {common('route.change_password')}
            </ButtonLink>
          </dd>
        </div>
      </dl>
      {open === 'email' && <BindEmailDialog onDone={done} onClose={close} />}
      {open === 'phone' && (
        <BindPhoneDialog unproved={isUnproved ? profile : null} onDone={done} onClose={close} />
      )}
    </section>
  );
}
