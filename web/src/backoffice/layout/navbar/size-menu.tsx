import { IconTextSize } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from '../../../kit/choice-menu/choice-menu';
import { saveSize, SIZES, useSettings } from '../settings/settings';
import classes from './navbar.module.css';

/** How large text and controls are. */
export function SizeMenu() {
  const { t } = useTranslation('backoffice');
  const { size } = useSettings();
  return (
    <ChoiceMenu
      label={t('navbar.size', { size: t(`size.${size}`) })}
      button={<IconTextSize size={20} stroke={1.75} aria-hidden />}
      choices={SIZES.map((value) => ({ value, label: t(`size.${value}`) }))}
      value={size}
      className={classes.opener}
      onChoose={saveSize}
    />
  );
}
