import { RESERVATION_STATUS } from '@fovea/shared-types/states';

const { pending_payment, under_review, booked, in_progress } = RESERVATION_STATUS;

/** States in which a slot is somebody's, as SQL; the table's own exclusion says the same. */
export const ACTIVE = [pending_payment, under_review, booked, in_progress].join();
