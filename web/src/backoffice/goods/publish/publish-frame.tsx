import '../../../kit/form/field-styles';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import type { Language } from '@fovea/shared-types/language';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../kit/form/error-summary';
import { FormAlert } from '../../../kit/form/form-alert';
import type { FormState } from '../../../kit/form/use-form';
import type { Saving } from '../../../kit/form/use-saving';
import { BasicsSection } from './basics-section';
import { ConditionSection } from './condition-section';
import { DescriptionSection } from './description-section';
import { DetailsSection } from './details-section';
import { MediaSection } from './media-section';
import type { PublishValues } from './publish-values';
import classes from './publish.module.css';
import { QualityCard } from './quality-card';
import { RegulationSection } from './regulation-section';
import { SaleSection } from './sale-section';
import { SectionNav } from './section-nav';
import { useFieldJump } from './use-field-jump';

interface PublishFrameProps {
  form: FormState<PublishValues>;
  saving: Saving<PublishValues>;
  params: GoodsParams;
  /** The form as it would be sent. */
  goods: GoodsForm;
  language: Language;
  setLanguage: (language: Language) => void;
  /** The server wants it confirmed that more pieces cost less to send. */
  isFreightUnconfirmed: boolean;
  notices?: ReactNode;
  /** Where what was typed is by now. */
  note?: ReactNode;
  /** The buttons at the bottom; they wait while files are on their way. */
  actions: (isSending: boolean) => ReactNode;
}

/** Sections, the way to them, hints beside them, and the buttons at the bottom: the same for new goods and listed ones. */
export function PublishFrame(props: PublishFrameProps) {
  const { form, saving, params, language, setLanguage } = props;
  const { t } = useTranslation('kit');
  const jump = useFieldJump(form, language, setLanguage);
  const [sending, setSending] = useState<Readonly<Record<string, boolean>>>({});
  const onSending = useCallback(
    (field: string, isSending: boolean) =>
      // Called at every render: only a change renders once more.
      setSending((old) => ((old[field] ?? false) === isSending ? old : { ...old, [field]: isSending })),
    [],
  );
  const section = { form, language, setLanguage };
  return (
    <form
      ref={form.form}
      noValidate
      className={classes.root}
      onKeyDown={(event) => {
        // The form is long: only its button sends it, never an Enter in one of its fields.
        const isField = event.target instanceof HTMLInputElement;
        if (event.key === 'Enter' && isField) event.preventDefault();
      }}
      onSubmit={form.onSubmit(saving.submit)}
    >
      <div className={classes.top}>
        {props.notices}
        {saving.failure !== null && <FormAlert>{saving.failure}</FormAlert>}
        <ErrorSummary errors={form.errors} />
      </div>
      <div className={classes.side}>
        <SectionNav errors={form.errors} />
        <QualityCard goods={props.goods} onJump={jump} />
      </div>
      <div className={classes.sections}>
        <p className={classes.legend}>{t('form.legend')}</p>
        <BasicsSection {...section} params={params} />
        <SaleSection {...section} params={params} isFreightUnconfirmed={props.isFreightUnconfirmed} />
        <ConditionSection {...section} params={params} />
        <MediaSection {...section} onSending={onSending} />
        <DescriptionSection {...section} />
        <DetailsSection {...section} />
        <RegulationSection {...section} />
      </div>
      <div className={classes.actions}>
        {props.note}
        {props.actions(Object.values(sending).some(Boolean))}
      </div>
    </form>
  );
}
