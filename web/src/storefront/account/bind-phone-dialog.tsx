import '../../kit/form/form-styles';
import { bindPhone } from '@fovea/shared-types/member/member.calls';
import type { Profile } from '@fovea/shared-types/member/member.dto';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { plainText, useForm, errorTexts } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import { toast } from '../../lib/toast-store';
import { HOME_AREA_CODE } from '../auth/area-codes';
import { CodeField } from '../auth/code-field';
import {
  NO_PROOF,
  type OwnerProof,
  OwnerProofFields,
  PROOF_ERRORS,
  proofOf,
  proofProblems,
  useHasSecondFactor,
} from '../auth/owner-proof';
import { PhoneFields } from '../auth/phone-fields';
import { codeProblem, codeText, FOR_PHONE, numberProblems, textCode } from '../auth/send-code';
import classes from './bind-dialog.module.css';

interface Values extends OwnerProof {
  area_code: string;
  phone: string;
  code: string;
}

export interface BindPhoneDialogProps {
  /** The number given at registration, when that is the one to prove. */
  unproved: Pick<Profile, 'phone' | 'area_code'> | null;
  onDone: () => void;
  onClose: () => void;
}

/** A phone for the account; the code sent there proves that it is the person's. */
export function BindPhoneDialog({ unproved, onDone, onClose }: BindPhoneDialogProps) {
  const { t } = useTranslation('account');
  const { t: auth } = useTranslation('auth');
  const hasFactor = useHasSecondFactor();
  const check = (values: Values) =>
    errorTexts(
      {
        ...numberProblems(values),
        code: codeProblem(values.code),
        ...proofProblems(values, hasFactor),
      },
      (problem) => auth(`problem.${problem}`),
    );
  const form = useForm<Values>({
    initial: { ...numberOf(unproved), code: '', ...NO_PROOF },
    validate: check,
  });
  const { values, errors, set, checkField } = form;
  const { area_code, phone } = check(values);
  const binding = useSaving({
    form,
    save: (filled) =>
      api(
        bindPhone,
        {
          area_code: filled.area_code,
          phone: plainText(filled.phone),
          code: codeText(filled.code),
          ...proofOf(filled),
        },
        { quiet: true },
      ),
    onSaved: () => {
      toast.success(t('bind.phone_done'));
      onDone();
    },
    byError: { PHONE_TAKEN: 'phone', CODE_INVALID: 'code', ...PROOF_ERRORS },
  });
  return (
    <Dialog opened onClose={onClose} title={t(unproved ? 'bind.phone_prove' : 'bind.phone')} size={480}>
      <form
        ref={form.form}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(binding.submit)}
        onKeyDown={form.onKeyDown}
      >
        <p className={classes.text}>{t('bind.phone_text')}</p>
        {binding.failure !== null && <FormAlert>{binding.failure}</FormAlert>}
        <PhoneFields values={values} errors={errors} set={set} checkField={checkField} />
        <CodeField
          form={form}
          purpose="bind-phone"
          wrong={{ area_code, phone }}
          send={() => textCode(values.area_code, values.phone, FOR_PHONE.bind)}
          sentText={auth('code.sent_phone')}
        />
        <OwnerProofFields
          values={values}
          errors={errors}
          set={set}
          checkField={checkField}
          hasFactor={hasFactor}
        />
        <Button type="submit" size="lg" loading={binding.isPending}>
          {t('bind.phone_submit')}
        </Button>
      </form>
    </Dialog>
  );
}

function numberOf(unproved: BindPhoneDialogProps['unproved']): { area_code: string; phone: string } {
  const { phone = null, area_code = null } = unproved ?? {};
  if (phone === null || area_code === null) return { area_code: HOME_AREA_CODE[activeLanguage()], phone: '' };
  return { area_code, phone: phone.startsWith(area_code) ? phone.slice(area_code.length) : phone };
}
