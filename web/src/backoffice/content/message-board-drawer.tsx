import { messageBoard } from '@fovea/shared-types/content/message-board.record';
import { labelOf } from '@fovea/shared-types/record/record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../lib/dicts';
import { languageOf } from '../../lib/language-of';
import { localText } from '../../lib/local-text';
import { detailQueryOf } from '../record/record.queries';
import { EnquiryDrawer } from './enquiry-drawer';
import type { LetterTools } from './enquiry-page';

const label = (field: string) => localText(labelOf(messageBoard, field));

/** A letter of the message board or the contact form whole, with the answer. */
export function MessageBoardDrawer(tools: LetterTools) {
  const { t } = useTranslation('content');
  const sources = useDict('message_board_source');
  const result = useQuery(detailQueryOf(messageBoard, tools.id));
  return (
    <EnquiryDrawer
      kind="message-board"
      title={t('board.one')}
      result={result}
      tools={tools}
      nameOf={({ first_name, last_name }) => t('board.name', { first: first_name, last: last_name })}
      textOf={({ message }) => message}
      textTitle={label('message')}
      senderOf={({ email, phone, language, source }) => [
        { label: label('email'), value: <a href={`mailto:${email}`}>{email}</a> },
        { label: label('phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
        { label: label('language'), value: t(`language.${languageOf(language)}`) },
        { label: label('source'), value: sources.label(source) },
      ]}
    />
  );
}
