import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoginRequest, useLoginRequest, useSession } from '../../../lib/session';
import { toast } from '../../../lib/toast-store';

/** The sign-in as a dialog over the page; the storefront owns it and the application passes it in. */
export type SignInDialog = ComponentType<{ request: LoginRequest }>;

/**
 * The session is over: one dialog above all that is open, and the page stays as it is, with what was typed in
 * its dialogs too. After cancelling it the person may still read.
 */
export function SessionQuestion({ SignIn }: { SignIn: SignInDialog }) {
  const { t } = useTranslation('backoffice');
  const { isSignedIn } = useSession();
  const request = useLoginRequest();
  const wasOver = useRef(!isSignedIn);
  useEffect(() => {
    if (isSignedIn && wasOver.current) toast.success(t('session.goes_on'));
    wasOver.current = !isSignedIn;
  }, [isSignedIn, t]);
  if (request === null) return null;
  return (
    <Suspense>
      {/* Nobody is here who never signed in, whatever was declined before. */}
      <SignIn request={{ ...request, isExpired: true }} />
    </Suspense>
  );
}
