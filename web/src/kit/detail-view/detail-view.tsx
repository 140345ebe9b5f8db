import { Children, type ReactNode } from 'react';
import classes from './detail-view.module.css';

export interface DetailViewProps {
  /** What it is: name or number. */
  title: ReactNode;
  /** A status pill. */
  state?: ReactNode;
  /** The two to four facts that decide, beside the title. */
  summary?: ReadonlyArray<{ label: string; value: ReactNode }>;
  /** Cards. */
  children: ReactNode;
  /** Stay in sight at the bottom. */
  actions?: ReactNode;
}

/** Summary strip, cards, and the actions fixed at the bottom; in a page or a `DetailDrawer`. */
export function DetailView({ title, state, summary = [], children, actions }: DetailViewProps) {
  const hasActions = Children.toArray(actions).length > 0;
  return (
    <div className={classes.root}>
      <header className={classes.strip}>
        <div className={classes.name}>
          <h2>{title}</h2>
          {state}
        </div>
        {summary.length > 0 && (
          <dl className={classes.summary}>
            {summary.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{orDash(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <div className={classes.cards}>{children}</div>
      {hasActions && <footer className={classes.actions}>{actions}</footer>}
    </div>
  );
}

export function DetailCard({
  title,
  children,
  isWide = false,
}: {
  title: string;
  children: ReactNode;
  /** Takes the whole width. */
  isWide?: boolean;
}) {
  return (
    <section className={classes.card} data-wide={isWide || undefined} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export interface Fact {
  label: string;
  /** Nothing, null or an empty text shows as a dash. */
  value: ReactNode;
  /** Differs from what is in force; `before` is shown with it. */
  isChanged?: boolean;
  before?: ReactNode;
}

/** Names and values. */
export function Facts({ facts, changedLabel }: { facts: readonly Fact[]; changedLabel?: string }) {
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.label} data-changed={fact.isChanged || undefined}>
          <dt>
            {fact.label}
            {fact.isChanged === true && changedLabel !== undefined && (
              <span className={classes.changed}>{changedLabel}</span>
            )}
          </dt>
          <dd>
            {orDash(fact.value)}
            {fact.isChanged === true && <del className={classes.before}>{orDash(fact.before)}</del>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const orDash = (value: ReactNode): ReactNode =>
  value === null || value === undefined || value === '' ? '-' : value;

export interface TimelineEntry {
  key: number | string;
  /** Already formatted. */
  at: string;
  who: string;
  what: ReactNode;
  /** Quoted below. */
  notes?: string | null;
}

/** Who did what, when; the latest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classes.timeline}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <p className={classes.when}>
            <strong>{entry.who}</strong> <span>{entry.at}</span>
          </p>
          <div>{entry.what}</div>
          {entry.notes != null && entry.notes !== '' && (
            <blockquote className={classes.quote}>{entry.notes}</blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}
