import '../../kit/form/form-styles';
import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { QUESTION_MAX } from '@fovea/shared-types/goods/question-rules';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { textField } from '../../kit/form/text-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { requireSession } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import { askQuestion, myQuestionsQuery } from './question.queries';
import classes from './questions.module.css';

/** A question to the seller. Signed out, what was typed is sent after the log-in. */
export function AskForm({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('questions');
  const client = useQueryClient();
  const form = useForm({
    initial: { question: '' },
    validate: ({ question }) => ({ question: question.trim() === '' ? t('ask.empty') : undefined }),
  });
  const saving = useSaving({
    form,
    save: ({ question }, requestId) => askQuestion(goods.id, question, requestId),
    onSaved: () => {
      form.restart({ question: '' });
      toast.success(t('ask.sent'));
      return client.invalidateQueries({ queryKey: myQuestionsQuery(goods.id).queryKey });
    },
  });
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => requireSession(() => saving.submit(values)))}
      onKeyDown={form.onKeyDown}
    >
      {saving.failure !== null && <FormAlert>{saving.failure}</FormAlert>}
      <Textarea
        {...textField(form, 'question')}
        label={t('ask.label')}
        description={t('ask.hint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={QUESTION_MAX}
      />
      <Button type="submit" variant="default" loading={saving.isPending}>
        {t('ask.button')}
      </Button>
    </form>
  );
}
