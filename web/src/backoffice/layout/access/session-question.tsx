import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoginRequest, useLoginRequest, useSession } from '../../../lib/session';
import { toast } from '../../../lib/toast-store';

/** The one sign-in, as a dialog over the page; the storefront owns it and the application hands it over. */
export type SignInDialog = ComponentType<{ request: LoginRequest }>;

/**
 * The session is over: one question above all that is open, and the page goes on as it stands, what was typed in its
 * dialogs too. Whoever declines may still read.
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
