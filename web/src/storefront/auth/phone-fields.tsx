import '../../kit/form/select-styles';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textField } from '../../kit/form/text-field';
import { AreaCodeSelect } from './area-code-select';
import classes from './auth-form.module.css';

interface PhoneValues {
  area_code: string;
  phone: string;
}

export interface PhoneFieldsProps {
  values: PhoneValues;
  errors: { [Name in keyof PhoneValues]?: string };
  set: (name: keyof PhoneValues, value: string) => void;
  checkField: (name: keyof PhoneValues) => void;
  /** The person chose the area code. */
  onCodeChosen?: () => void;
  /** Another number may be given instead. */
  isOptional?: boolean;
}

/** Area code and national number side by side. */
export function PhoneFields({
  values,
  errors,
  set,
  checkField,
  onCodeChosen,
  isOptional = false,
}: PhoneFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.phone}>
      <AreaCodeSelect
        isOptional={isOptional}
        value={values.area_code}
        error={errors.area_code}
        onChange={(code, isByPerson) => {
          set('area_code', code);
          if (isByPerson) onCodeChosen?.();
        }}
        onBlur={() => checkField('area_code')}
      />
      <TextInput
        {...textField({ values, errors, set, checkField }, 'phone')}
        type="tel"
        label={t('field.phone')}
        withAsterisk={!isOptional}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={24}
      />
    </div>
  );
}
