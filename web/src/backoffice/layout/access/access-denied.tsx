import { IconLock } from '@tabler/icons-react';
import { ButtonLink } from '../../../kit/button/button';
import { PageTitle } from '../../../kit/page-title/page-title';
import classes from './access-denied.module.css';

export interface AccessDeniedProps {
  title: string;
  /** Why, and who can help. */
  text: string;
  /** The way on. */
  to: string;
  action: string;
}

/** In place of the whole back office: somebody is not let in, and learns why. */
export function AccessDenied({ title, text, to, action }: AccessDeniedProps) {
  return (
    <main className={classes.root}>
      <div className={classes.card}>
        <span className={classes.icon}>
          <IconLock size={36} stroke={1.5} aria-hidden />
        </span>
        <PageTitle title={title} />
        <p>{text}</p>
        <ButtonLink to={to}>{action}</ButtonLink>
      </div>
    </main>
  );
}
