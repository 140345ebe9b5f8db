import { useTranslation } from 'react-i18next';
import { ConfirmedAction, type ConfirmedActionProps } from './confirmed-action';

interface DeleteQuestionProps extends Pick<ConfirmedActionProps, 'title' | 'children' | 'onClose'> {
  remove: ConfirmedActionProps['run'];
}

/** Confirms a deletion. A refusal names what still refers to the row. */
export function DeleteQuestion({ remove, ...question }: DeleteQuestionProps) {
  const { t } = useTranslation('system');
  return (
    <ConfirmedAction
      {...question}
      isDanger
      label={t('action.delete')}
      done={t('state.deleted')}
      run={remove}
    />
  );
}
