import '../../../kit/form/form-styles';
import { TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import classes from './counts.module.css';

export interface ChosenProduct {
  id: number;
  name: string;
}

interface ProductChoiceProps {
  chosen: readonly ChosenProduct[];
  found: readonly { code: number; name: string }[];
  text: string;
  error: string | undefined;
  onTextChange: (text: string) => void;
  onChange: (chosen: ChosenProduct[]) => void;
}

/** Products in the warehouse, found by their words. */
export function ProductChoice({ chosen, found, text, error, onTextChange, onChange }: ProductChoiceProps) {
  const { t } = useTranslation('counts');
  const others = found.filter(({ code }) => chosen.every(({ id }) => id !== code));
  return (
    <div className={classes.choice} data-field="product_ids" tabIndex={-1}>
      <TextInput
        type="search"
        label={t('new.products')}
        description={t('new.products_hint')}
        required
        error={error}
        value={text}
        maxLength={100}
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul aria-label={t('new.found')}>
        {text.trim() !== '' &&
          others.map(({ code, name }) => (
            <li key={code}>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => onChange([...chosen, { id: code, name }])}
              >
                {name}
              </Button>
            </li>
          ))}
      </ul>
      <ul aria-label={t('new.chosen')}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <Button
              variant="subtle"
              leftSection={<IconX size={16} aria-hidden />}
              aria-label={t('new.remove', { name })}
              onClick={() => onChange(chosen.filter((one) => one.id !== id))}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
