import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailDrawer, type DetailDrawerProps } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, type Fact, Facts } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime } from '../../lib/format';
import type { EnquiryKind } from './content.queries';
import { EnquiryButtons } from './enquiry-buttons';
import classes from './enquiry.module.css';
import type { LetterTools } from './enquiry-page';
import { ReplyCard } from './reply-card';

interface WholeLetter {
  id: number;
  email: string;
  status: number;
  created_at: string;
  assignee_name: string | null;
  reply: string | null;
  replied_name: string | null;
  replied_at: string | null;
}

interface EnquiryDrawerProps<Letter extends WholeLetter> {
  kind: EnquiryKind;
  title: string;
  result: DetailDrawerProps<Letter>['result'];
  tools: LetterTools;
  nameOf: (letter: Letter) => string;
  textOf: (letter: Letter) => string;
  /** Heading over what was written. */
  textTitle: string;
  /** Below what was written: pictures. */
  attached?: (letter: Letter) => ReactNode;
  senderOf: (letter: Letter) => readonly Fact[];
}

/** A letter whole, with what can be done with it and the answer. */
export function EnquiryDrawer<Letter extends WholeLetter>({
  kind,
  title,
  result,
  tools,
  nameOf,
  textOf,
  textTitle,
  attached,
  senderOf,
}: EnquiryDrawerProps<Letter>) {
  const { t } = useTranslation('content');
  const states = useDict('states:enquiry');
  return (
    <DetailDrawer title={title} result={result} onClose={tools.onClose}>
      {(letter) => (
        <DetailView
          title={nameOf(letter)}
          state={<StatusPill tone={states.tone(letter.status)}>{states.label(letter.status)}</StatusPill>}
          summary={[
            { label: t('field.sent'), value: formatDateTime(letter.created_at) },
            { label: t('field.assignee'), value: letter.assignee_name ?? '-' },
          ]}
          actions={
            <EnquiryButtons
              kind={kind}
              letter={letter}
              onReply={() => tools.onReply({ id: letter.id, email: letter.email, text: textOf(letter) })}
              onClose={() => tools.onClosing(letter)}
            />
          }
        >
          <DetailCard title={textTitle} isWide>
            <p className={classes.text}>{textOf(letter)}</p>
            {attached?.(letter)}
          </DetailCard>
          <DetailCard title={t('field.sender')}>
            <Facts facts={senderOf(letter)} />
          </DetailCard>
          <ReplyCard letter={letter} />
        </DetailView>
      )}
    </DetailDrawer>
  );
}
