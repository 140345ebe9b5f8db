import { brokenField, type ConstraintErrors } from '../database/constraint-errors.js';

export const approvalConstraints: ConstraintErrors = {
  approval_decision_once_uq: 'ALREADY_DECIDED',
  approval_decision_two_people_uq: 'ALREADY_DECIDED',
  approval_decision_self_ck: 'SELF_APPROVAL',
  approval_decision_never_own_ck: 'SELF_APPROVAL',
  approval_decision_notes_ck: brokenField('notes', 'required'),
};
