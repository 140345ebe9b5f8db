import { useTranslation } from 'react-i18next';
import { ConfirmedAction, type ConfirmedActionProps } from './confirmed-action';

interface DeleteQuestionProps extends Pick<
  ConfirmedActionProps,
  'title' | 'children' | 'onClose' | 'reason' | 'reasonLabel'
> {
  remove: ConfirmedActionProps['run'];
  /** Shown when it is done, where the row is not gone yet. */
  done?: string | undefined;
}

/** Confirms a deletion. A refusal names what still refers to the row. */
export function DeleteQuestion({ remove, done, ...question }: DeleteQuestionProps) {
  const { t } = useTranslation('system');
  return (
    <ConfirmedAction
      {...question}
      isDanger
      label={t('action.delete')}
      done={done ?? t('state.deleted')}
      run={remove}
    />
  );
}
