import type { Profile } from '@fovea/shared-types/member/member.dto';
import { updateProfile } from '@fovea/shared-types/member/member.calls';
import { uploadImage } from '@fovea/shared-types/platform/platform.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { api, upload } from '../../lib/api-client';
import { toast } from '../../lib/toast-store';
import { profileQuery } from '../auth/profile.queries';
import { Avatar } from './avatar';
import classes from './profile-form.module.css';

const TYPES: readonly string[] = ['image/png', 'image/jpeg'];
const MAX_BYTES = 5 * 1024 * 1024;

/** The picture beside one's name: chosen, changed, taken away. */
export function AvatarCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: async (file: File | null) => {
      const avatar = file === null ? null : await send(file);
      return api(updateProfile, { avatar }, { quiet: true });
    },
    onMutate: () => setProblem(null),
    onSuccess: async (_, file) => {
      await queries.invalidateQueries({ queryKey: profileQuery().queryKey });
      toast.success(file === null ? common('state.deleted') : t('profile.avatar_done'));
    },
    onError: (error) => {
      // After cancelling no error is shown.
      if (sending.current?.signal.aborted !== true) setProblem(error.message);
    },
    // Also after a failure: its reason is on the card, behind the dialog.
    onSettled: () => {
      setAsking(false);
      setProgress(null);
      sending.current = null;
    },
  });
  const send = async (file: File): Promise<number> => {
    const controller = new AbortController();
    sending.current = controller;
    setProgress(0);
    const done = await upload(uploadImage, file, { signal: controller.signal, onProgress: setProgress });
    // From here on there is nothing to cancel.
    setProgress(null);
    return done.enclosureId;
  };
  useEffect(() => () => sending.current?.abort(), []);
  const choose = (file: File | undefined): void => {
    if (file === undefined || save.isPending) return;
    const wrong = !TYPES.includes(file.type)
      ? t('profile.avatar_type')
      : file.size > MAX_BYTES
        ? t('profile.avatar_size')
        : null;
    setProblem(wrong);
    if (wrong === null) save.mutate(file);
  };
  return (
    <section className={`${classes.card} ${classes.avatarCard}`} aria-label={t('profile.avatar')}>
      <Avatar name={profile.username} url={profile.avatar} size={84} />
      <div>
        <p className={classes.avatarText}>{t('profile.avatar_text')}</p>
        <div className={classes.avatarButtons}>
          <Button variant="default" loading={save.isPending} onClick={() => input.current?.click()}>
            {t(profile.avatar === null ? 'profile.avatar_choose' : 'profile.avatar_change')}
          </Button>
          {progress !== null && (
            <Button variant="subtle" onClick={() => sending.current?.abort()}>
              {common('action.cancel')}
            </Button>
          )}
          {profile.avatar !== null && !save.isPending && (
            <Button variant="subtle" onClick={() => setAsking(true)}>
              {t('profile.avatar_remove')}
            </Button>
          )}
        </div>
        {progress !== null && (
          <progress
            className={classes.avatarProgress}
            max={100}
            value={Math.round(progress * 100)}
            aria-label={t('profile.avatar_sending')}
          />
        )}
        {problem !== null && (
          <p role="alert" className={classes.avatarProblem}>
            {problem}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES.join(',')}
        aria-label={t('profile.avatar_choose')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('profile.avatar_question')}
        confirmLabel={t('profile.avatar_remove')}
        isDanger
        isPending={save.isPending}
        onConfirm={() => save.mutate(null)}
        onClose={() => setAsking(false)}
      >
        {t('profile.avatar_question_text')}
      </ConfirmDialog>
    </section>
  );
}
