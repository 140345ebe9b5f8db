import { AppError } from '../../platform/kernel/app-error.js';

/** Both fields of a new password hold the same, reported at the second. */
export function assertRepeated({
  password,
  password_confirm,
}: {
  password: string;
  password_confirm: string;
}): void {
  if (password !== password_confirm) {
    throw new AppError('PASSWORD_MISMATCH', {}, { password_confirm: { key: 'password_mismatch' } });
  }
}
