import { GOODS_CONTENT_MAX } from '@fovea/shared-types/goods/goods-bounds';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, useForm } from '../../../kit/form/use-form';
import { ApiRefusal } from '../../../lib/api-client';
import { activeLanguage } from '../../../lib/i18n';
import { type Problem, problemsOf, stemOf } from './publish-rules';
import { goodsForm, type PublishValues, SUFFIX } from './publish-values';

/** Values, errors and language of the publish form. */
export function usePublishForm(initial: PublishValues, before: GoodsForm) {
  const { t } = useTranslation('publishing');
  const [language, setLanguage] = useState(activeLanguage);
  const textOf = (problem: Problem): string => {
    switch (problem.kind) {
      case 'missing':
        return t('error.missing', { field: t(`field.${stemOf(problem.field)}`) });
      case 'content_long':
        return t('error.content_long', { max: GOODS_CONTENT_MAX });
      case 'year':
      case 'gtin':
      case 'specification_half':
      case 'price_zero':
        return t(`error.${problem.kind}`);
    }
  };
  const validate = (values: PublishValues): FieldErrors<PublishValues> => {
    const problems = problemsOf(values, goodsForm(values, before), SUFFIX[language]);
    const errors: FieldErrors<PublishValues> = {};
    for (const [name, problem] of Object.entries(problems))
      Object.assign(errors, { [name]: textOf(problem) });
    return errors;
  };
  const form = useForm<PublishValues>({ initial, validate });
  const goods = useMemo(() => goodsForm(form.values, before), [form.values, before]);
  const [isFreightUnconfirmed, setFreightUnconfirmed] = useState(false);
  /** Sends the form; where the server wants the freight confirmed, the form asks for it. */
  const asking = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiRefusal && error.error === 'FREIGHT_FALLS') setFreightUnconfirmed(true);
      throw error;
    }
  };
  return { form, goods, language, setLanguage, isFreightUnconfirmed, asking };
}
