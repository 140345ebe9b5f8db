import type { CompanyInfo } from '@fovea/shared-types/member/company.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { ErrorSummary } from '../../kit/form/error-summary';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { type FieldErrors, useForm, errorTexts } from '../../kit/form/use-form';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { activeLanguage } from '../../lib/i18n';
import { paths } from '../../lib/paths';
import { toast } from '../../lib/toast-store';
import { profileQuery } from '../auth/profile.queries';
import { companyInfoQuery, submitCompanyMutation } from './certification.queries';
import {
  COMPANY_FIELDS,
  companyProblems,
  companyRequest,
  companyValues,
  type CompanyValues,
} from './certification-values';
import classes from './certification.module.css';
import { CompanyStep } from './company-step';
import { clearDraft, readDraft, saveDraft } from './draft';
import { DocumentsStep } from './documents-step';
import { ReviewStep } from './review-step';
import { type Step, Stepper, STEPS } from './stepper';

export interface CertificationFormProps {
  info: CompanyInfo;
  account: number;
  /** Of the account, for a first submission. */
  country: string;
  firstStep: Step;
}

/** Company, documents, review: three steps of one form. What is typed is kept in this browser until it is sent. */
export function CertificationForm({ info, account, country, firstStep }: CertificationFormProps) {
  const { t } = useTranslation('certification');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft] = useState(() => readDraft(account, info.submitted_at));
  const [step, setStep] = useState<Step>(firstStep);
  const [images, setImages] = useState<FileLink[]>(draft?.images ?? info.images);
  const [imagesError, setImagesError] = useState<string | undefined>(info.field_reasons.images);
  const [isUploading, setUploading] = useState(false);
  const [checked, setChecked] = useState(activeLanguage() !== 'zh');
  const [checkedError, setCheckedError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<CompanyValues>({
    initial: draft?.values ?? companyValues(info, country),
    // The examiner's reason for a field is shown beside it until the field changes.
    initialErrors: reasonsOf(info),
    validate: (values) =>
      errorTexts(companyProblems(values), (problem, name) =>
        t(`problem.${problem}`, { label: t(`field.${name}`) }),
      ),
  });
  const { values, isDirty } = form;
  const [firstImages] = useState(images);
  const wasTouched = useRef(false);
  useEffect(() => {
    // Looking is no draft: it would hide what changes elsewhere meanwhile.
    wasTouched.current ||= isDirty || images !== firstImages;
    if (!wasTouched.current) return undefined;
    const timer = setTimeout(() => saveDraft(account, info.submitted_at, { values, images }), 400);
    return () => clearTimeout(timer);
  }, [account, info.submitted_at, values, isDirty, images, firstImages]);

  const lastStep = useRef(step);
  useLayoutEffect(() => {
    // A long step ends far below the place where the next one begins.
    if (lastStep.current !== step) form.form.current?.scrollIntoView({ block: 'start' });
    lastStep.current = step;
  }, [step, form.form]);

  /** At once: the first wrong field gets the focus, and for that it has to be there. */
  const showCompany = (): void => flushSync(() => setStep('company'));
  const send = useMutation({
    ...submitCompanyMutation(info.status === CERTIFICATION_STATUS.uncertified),
    onSuccess: async () => {
      toast.success(t('form.sent'));
      await Promise.all([
        queries.invalidateQueries({ queryKey: companyInfoQuery().queryKey }),
        queries.invalidateQueries({ queryKey: profileQuery().queryKey }),
      ]);
      clearDraft();
      void navigate(paths.certificationCompany);
      // Mostly the current page; its new message is at the top.
      window.scrollTo(0, 0);
    },
    onError: (error) => {
      const found = refusalErrors<CompanyValues & { images: string; checked: string }>(
        error,
        [...COMPANY_FIELDS, 'images', 'checked'],
        {
          LEGAL_NUMBER_TAKEN: 'legal_number',
          FILE_COUNT: 'images',
          FILE_UNKNOWN: 'images',
          AGREEMENT_REQUIRED: 'checked',
        },
      );
      const { images: documents, checked: agreement, ...fields } = found.fields;
      setImagesError(documents);
      setCheckedError(agreement);
      setFailure(found.text);
      if (COMPANY_FIELDS.some((name) => fields[name] !== undefined)) {
        showCompany();
        form.showErrors(fields);
      } else if (documents !== undefined) setStep('documents');
    },
  });

  /** On the last step everything is there; before it each step is checked when it is left. */
  const goOn = (filled: CompanyValues): void => {
    setFailure(null);
    if (step === 'company') setStep('documents');
    else if (isUploading) setImagesError(t('problem.uploading'));
    else if (images.length === 0) {
      setImagesError(t('problem.no_documents'));
      setStep('documents');
    } else if (step === 'documents') setStep('review');
    else if (!checked) setCheckedError(t('problem.agreement'));
    else if (!send.isPending)
      send.mutate(
        companyRequest(
          filled,
          images.map(({ id }) => id),
          checked,
        ),
      );
  };
  const at = STEPS.indexOf(step);
  return (
    <form
      ref={form.form}
      className={classes.card}
      noValidate
      onSubmit={(event) => {
        // A fault in the first step is shown there.
        if (Object.values(companyProblems(values)).some((problem) => problem !== undefined)) showCompany();
        form.onSubmit(goOn)(event);
      }}
      onKeyDown={form.onKeyDown}
    >
      <Stepper step={step} onStep={setStep} />
      <ErrorSummary errors={form.errors} />
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      {step === 'company' && <CompanyStep form={form} />}
      {/* Kept while another step is open: what is on its way arrives. */}
      <div className={classes.step} hidden={step !== 'documents'}>
        <DocumentsStep
          images={images}
          error={imagesError}
          onChange={(next) => {
            setImages(next);
            setImagesError(undefined);
          }}
          onBusy={setUploading}
        />
      </div>
      {step === 'review' && (
        <ReviewStep
          values={values}
          images={images}
          checked={checked}
          error={checkedError}
          onChecked={(next) => {
            setChecked(next);
            setCheckedError(undefined);
          }}
        />
      )}
      <div className={classes.actions}>
        {at > 0 && (
          <Button variant="default" size="lg" onClick={() => setStep(STEPS[at - 1] ?? 'company')}>
            {t('action.back')}
          </Button>
        )}
        <Button type="submit" size="lg" loading={send.isPending}>
          {t(step === 'review' ? 'action.send' : 'action.next')}
        </Button>
        <span className={classes.small}>{t('draft.kept')}</span>
      </div>
    </form>
  );
}

function reasonsOf(info: CompanyInfo): FieldErrors<CompanyValues> {
  const reasons: FieldErrors<CompanyValues> = {};
  for (const name of COMPANY_FIELDS)
    if (info.field_reasons[name] !== undefined) reasons[name] = info.field_reasons[name];
  return reasons;
}
