import { IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import classes from './contact-dialog.module.css';

// Invented offices; the numbers lie in ranges that are not given to anybody.
const OFFICES = [
  { id: 'japan', phone: '+81 3-0000-5501', href: 'tel:+81300005501' },
  { id: 'china', phone: '+86 21-0000-5502', href: 'tel:+862100005502' },
] as const;

/** Where the two offices are and how to call them. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog opened onClose={onClose} title={t('footer.contact')} size={720} isPage>
      <p className={classes.intro}>{t('contact.intro')}</p>
      <div className={classes.offices}>
        {OFFICES.map((office) => (
          <section key={office.id} className={classes.office}>
            <h3>{t(`contact.${office.id}.name`)}</h3>
            <p>
              <IconMapPin size={20} aria-hidden />
              <span>{t(`contact.${office.id}.address`)}</span>
            </p>
            <p>
              <IconPhone size={20} aria-hidden />
              <a href={office.href}>{office.phone}</a>
            </p>
            <p className={classes.hours}>{t(`contact.${office.id}.hours`)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
