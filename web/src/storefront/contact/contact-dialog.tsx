import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { useLeaving } from '../../kit/form/use-leaving';
import { ContactForm } from './contact-form';
import classes from './contact.module.css';
import { Offices } from './offices';

/** Where the offices are, how to call them, and a letter to them. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contact');
  const [isDirty, setDirty] = useState(false);
  const { close, question } = useLeaving(isDirty, onClose);
  return (
    <>
      <Dialog opened onClose={close} title={t('dialog.title')} size={760} isPage>
        <p className={classes.intro}>{t('dialog.intro')}</p>
        <Offices />
        <ContactForm onDirty={setDirty} />
      </Dialog>
      {question}
    </>
  );
}
