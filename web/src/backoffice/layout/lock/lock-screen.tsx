import { verifyPassword } from '@fovea/shared-types/member/member.calls';
import { PasswordInput } from '@mantine/core';
import '../../../kit/form/form-styles';
import { IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { FormAlert } from '../../../kit/form/form-alert';
import { api } from '../../../lib/api-client';
import { paths } from '../../../lib/paths';
import { signOut } from '../../../lib/session';
import classes from './lock-screen.module.css';

export interface LockScreenProps {
  name: string;
  onUnlock: () => void;
}

/** In place of the page once nobody has been there for a while; the password opens it as it was left. */
export function LockScreen({ name, onUnlock }: LockScreenProps) {
  const { t } = useTranslation('backoffice');
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const unlock = useMutation({
    mutationFn: () => api(verifyPassword, { password }, { quiet: true }),
    onSuccess: onUnlock,
    onError: () => setPassword(''),
  });
  return (
    <main className={classes.root}>
      <form
        className={classes.card}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '' && !unlock.isPending) unlock.mutate();
        }}
      >
        <span className={classes.icon}>
          <IconLock size={32} stroke={1.5} aria-hidden />
        </span>
        <h1>{t('lock.title')}</h1>
        <p className={classes.text}>{t('lock.text', { name })}</p>
        {unlock.error !== null && <FormAlert>{unlock.error.message}</FormAlert>}
        <input type="text" autoComplete="username" value={name} readOnly hidden />
        <PasswordInput
          className={classes.field}
          label={t('lock.password')}
          autoComplete="current-password"
          autoFocus
          visibilityToggleButtonProps={{ 'aria-label': t('lock.show_password'), tabIndex: 0 }}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" fullWidth loading={unlock.isPending}>
          {t('lock.submit')}
        </Button>
        <button
          type="button"
          className={classes.other}
          onClick={() => {
            signOut();
            onUnlock();
            void navigate(paths.login);
          }}
        >
          {t('lock.other')}
        </button>
      </form>
    </main>
  );
}
