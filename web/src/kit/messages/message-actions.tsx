import type { Message } from '@fovea/shared-types/message/message.dto';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../button/button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ExportDownload } from './export-download';
import classes from './message-list.module.css';
import { messageTargets } from './message-targets';

export interface MessageActionsProps {
  message: Message;
  size?: 'sm' | 'md';
  /** Places that open in a window of their own, so that what is on screen stays. */
  isBeside?: (path: string) => boolean;
  /** On opening the subject of the message. */
  onGo?: () => void;
}

/** What can be done about a message: fetch the file it announces, go to what it is about. */
export function MessageActions({ message, size, isBeside = () => false, onGo }: MessageActionsProps) {
  const { t } = useTranslation('message');
  const targets = messageTargets(message);
  const fileOf = message.content.params.notice === 'export_finished' ? message.data_id : null;
  if (fileOf === null && targets.length === 0) return null;
  return (
    <div className={classes.actions}>
      {fileOf !== null && <ExportDownload id={fileOf} size={size} />}
      {targets.map(({ path, label }, at) => {
        const look = { to: path, size, variant: at === 0 ? 'filled' : 'default' } as const;
        return isBeside(path) ? (
          <ButtonLink key={path} {...look} target="_blank" rightSection={<BesideMark />}>
            {t(label)}
          </ButtonLink>
        ) : (
          <ButtonLink key={path} {...look} onClick={onGo}>
            {t(label)}
          </ButtonLink>
        );
      })}
    </div>
  );
}

function BesideMark() {
  const { t } = useTranslation();
  return (
    <>
      <IconExternalLink size={16} aria-hidden />
      <VisuallyHidden>{t('state.new_window')}</VisuallyHidden>
    </>
  );
}
