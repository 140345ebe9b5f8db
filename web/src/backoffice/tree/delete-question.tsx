import { useTranslation } from 'react-i18next';
import { AskedFirst, type AskedFirstProps } from './asked-first';

interface DeleteQuestionProps extends Pick<AskedFirstProps, 'title' | 'children' | 'onClose'> {
  remove: AskedFirstProps['run'];
}

/** Asks before a row goes. A refusal names what still holds the row. */
export function DeleteQuestion({ remove, ...question }: DeleteQuestionProps) {
  const { t } = useTranslation('system');
  return (
    <AskedFirst {...question} isDanger label={t('action.delete')} done={t('state.deleted')} run={remove} />
  );
}
