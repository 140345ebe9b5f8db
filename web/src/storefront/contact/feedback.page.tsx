import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { profileQuery } from '../auth/profile.queries';
import { FeedbackForm } from './feedback-form';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

export function FeedbackPage() {
  const { t } = useTranslation('contact');
  const [isSent, setSent] = useState(false);
  // The address is only a suggestion: without an answer the field starts empty.
  const profile = useQuery(profileQuery());
  return (
    <>
      <PageTitle title={t('feedback.title')} />
      <div role="status">
        {isSent && (
          <EmptyState title={t('feedback.sent')} text={t('feedback.sent_text')}>
            {/* The button that had the focus went with the form. */}
            <Button variant="default" autoFocus onClick={() => setSent(false)}>
              {t('feedback.another')}
            </Button>
          </EmptyState>
        )}
      </div>
      {!isSent && profile.isPending && <Skeleton height={420} radius={12} />}
      {!isSent && !profile.isPending && (
        <FeedbackForm email={profile.data?.email ?? ''} onSent={() => setSent(true)} />
      )}
    </>
  );
}

storefrontPage(FeedbackPage, {
  path: paths.feedback,
  texts: ['contact', 'upload'],
  title: 'route.feedback',
  isAccount: true,
  isForMembers: true,
});
