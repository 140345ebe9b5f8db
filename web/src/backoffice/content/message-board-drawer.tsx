import type { MessageBoardDetail } from '@fovea/shared-types/content/enquiry.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime } from '../../lib/format';
import { messageBoardDetailQuery } from './content.queries';
import { EnquiryButtons } from './enquiry-buttons';
import classes from './enquiry.module.css';
import { ReplyCard } from './reply-card';

export interface MessageBoardDrawerProps {
  id: number;
  onReply: (letter: MessageBoardDetail) => void;
  onClosing: (letter: MessageBoardDetail) => void;
  onClose: () => void;
}

/** A letter whole, with the answer. */
export function MessageBoardDrawer({ id, onReply, onClosing, onClose }: MessageBoardDrawerProps) {
  const { t } = useTranslation('content');
  const states = useDict('states:enquiry');
  const sources = useDict('message_board_source');
  const result = useQuery(messageBoardDetailQuery(id));
  return (
    <DetailDrawer title={t('board.one')} result={result} onClose={onClose}>
      {(letter) => (
        <DetailView
          title={t('board.name', { first: letter.first_name, last: letter.last_name })}
          state={
            <StatusPill tone={states.tone(letter.status) ?? 'neutral'}>
              {states.label(letter.status)}
            </StatusPill>
          }
          summary={[
            { label: t('field.sent'), value: formatDateTime(letter.created_at) },
            { label: t('field.assignee'), value: letter.assignee_name ?? '-' },
          ]}
          actions={
            <EnquiryButtons
              kind="message-board"
              letter={letter}
              onReply={() => onReply(letter)}
              onClose={() => onClosing(letter)}
            />
          }
        >
          <DetailCard title={t('board.message')} isWide>
            <p className={classes.text}>{letter.message}</p>
          </DetailCard>
          <DetailCard title={t('field.sender')}>
            <Facts
              facts={[
                { label: t('field.email'), value: <a href={`mailto:${letter.email}`}>{letter.email}</a> },
                { label: t('board.phone'), value: <a href={`tel:${letter.phone}`}>{letter.phone}</a> },
                { label: t('board.language'), value: t(`language.${languageOf(letter)}`) },
                { label: t('board.source'), value: sources.label(letter.source) },
              ]}
            />
          </DetailCard>
          <ReplyCard letter={letter} />
        </DetailView>
      )}
    </DetailDrawer>
  );
}

/** The language the form was read in. */
export const languageOf = ({ language }: { language: string }): 'zh' | 'en' | 'ja' =>
  language === 'zh' || language === 'ja' ? language : 'en';
