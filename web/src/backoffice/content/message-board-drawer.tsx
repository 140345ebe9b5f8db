import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../lib/dicts';
import { languageOf } from '../../lib/language-of';
import { messageBoardDetailQuery } from './content.queries';
import { EnquiryDrawer } from './enquiry-drawer';
import type { LetterTools } from './enquiry-page';

/** A letter of the message board or the contact form whole, with the answer. */
export function MessageBoardDrawer(tools: LetterTools) {
  const { t } = useTranslation('content');
  const sources = useDict('message_board_source');
  const result = useQuery(messageBoardDetailQuery(tools.id));
  return (
    <EnquiryDrawer
      kind="message-board"
      title={t('board.one')}
      result={result}
      tools={tools}
      nameOf={({ first_name, last_name }) => t('board.name', { first: first_name, last: last_name })}
      textOf={({ message }) => message}
      textTitle={t('board.message')}
      senderOf={({ email, phone, language, source }) => [
        { label: t('field.email'), value: <a href={`mailto:${email}`}>{email}</a> },
        { label: t('board.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
        { label: t('board.language'), value: t(`language.${languageOf(language)}`) },
        { label: t('board.source'), value: sources.label(source) },
      ]}
    />
  );
}
