import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { ContactForm } from './contact-form';
import classes from './contact.module.css';
import { Offices } from './offices';

/** Where the offices are, how to call them, and a letter to them. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <Dialog opened onClose={onClose} title={t('dialog.title')} size={760} isPage>
      <p className={classes.intro}>{t('dialog.intro')}</p>
      <Offices />
      <ContactForm />
    </Dialog>
  );
}
