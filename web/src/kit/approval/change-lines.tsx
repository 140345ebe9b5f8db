import { useTranslation } from 'react-i18next';
import { DetailCard } from '../detail-view/detail-view';
import classes from './change-lines.module.css';

/** What an approval changes, with what there is before and after it. */
export interface ChangeLine {
  name: string;
  change: string;
  before: string;
  after: string;
}

/** What an approver reads first: each thing that changes, before and after. Nothing where nothing waits. */
export function ChangeLines({ lines }: { lines: readonly ChangeLine[] }) {
  const { t } = useTranslation('approval');
  if (lines.length === 0) return null;
  const [change, before, after] = [t('changes.change'), t('changes.before'), t('changes.after')];
  return (
    <DetailCard title={t('changes.title')} isWide>
      <div className={classes.root}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('changes.what')}</th>
              {[change, before, after].map((label) => (
                <th key={label} scope="col" data-number>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={at}>
                <th scope="row">{line.name}</th>
                <td data-number data-label={change}>
                  {line.change}
                </td>
                <td data-number data-label={before}>
                  {line.before}
                </td>
                <td data-number data-label={after}>
                  <strong>{line.after}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DetailCard>
  );
}
