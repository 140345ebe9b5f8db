import '../../kit/form/form-styles';
import { bindPhone } from '@fovea/shared-types/member/member.calls';
import type { BindPhoneRequest } from '@fovea/shared-types/member/code.dto';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { plainText, useForm } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import { toast } from '../../lib/toast-store';
import { HOME_AREA_CODE } from '../auth/area-codes';
import { CodeField } from '../auth/code-field';
import { PhoneFields } from '../auth/phone-fields';
import { codeProblem, FOR_PHONE, phoneProblem, textCode } from '../auth/send-code';
import classes from './bind-dialog.module.css';

const FIELDS = ['area_code', 'phone', 'code'] as const;

/** A phone for the account; the code sent there proves that it is the person's. */
export function BindPhoneDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: auth } = useTranslation('auth');
  const [failure, setFailure] = useState<string | null>(null);
  const wrongNumber = (values: BindPhoneRequest) => {
    const phone = phoneProblem(values.phone);
    return {
      area_code: values.area_code === '' ? auth('problem.area_code_empty') : undefined,
      phone: phone && auth(`problem.${phone}`),
    };
  };
  const form = useForm<BindPhoneRequest>({
    initial: { area_code: HOME_AREA_CODE[activeLanguage()], phone: '', code: '' },
    validate: (values) => {
      const code = codeProblem(values.code);
      return { ...wrongNumber(values), code: code && auth(`problem.${code}`) };
    },
  });
  const { values, errors, set, checkField } = form;
  const bind = useMutation({
    mutationFn: ({ area_code, phone, code }: BindPhoneRequest) =>
      api(bindPhone, { area_code, phone: plainText(phone), code: plainText(code) }, { quiet: true }),
    onSuccess: () => {
      toast.success(t('bind.phone_done'));
      onDone();
    },
    onError: (error) => {
      const found = refusalErrors<BindPhoneRequest>(error, FIELDS, {
        PHONE_TAKEN: 'phone',
        CODE_INVALID: 'code',
      });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('bind.phone')} size={480}>
      <form
        ref={form.form}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((filled) => {
          if (bind.isPending) return;
          setFailure(null);
          bind.mutate(filled);
        })}
        onKeyDown={form.onKeyDown}
      >
        <p className={classes.text}>{t('bind.phone_text')}</p>
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <PhoneFields values={values} errors={errors} set={set} checkField={checkField} />
        <CodeField
          purpose="bind-phone"
          value={values.code}
          error={errors.code}
          onChange={(code) => set('code', code)}
          onBlur={() => checkField('code')}
          sentText={auth('code.sent_phone')}
          ask={() => {
            const wrong = wrongNumber(values);
            form.note('area_code', wrong.area_code);
            form.note('phone', wrong.phone);
            if (wrong.area_code !== undefined || wrong.phone !== undefined) return null;
            return () => textCode(values.area_code, values.phone, FOR_PHONE.bind);
          }}
          onRefused={(error) => {
            const found = refusalErrors<BindPhoneRequest>(error, FIELDS, { PHONE_TAKEN: 'phone' });
            for (const name of FIELDS)
              if (found.fields[name] !== undefined) form.note(name, found.fields[name]);
            if (found.text !== null) toast.error(found.text);
          }}
        />
        <Button type="submit" size="lg" loading={bind.isPending}>
          {t('bind.phone_submit')}
        </Button>
      </form>
    </Dialog>
  );
}
