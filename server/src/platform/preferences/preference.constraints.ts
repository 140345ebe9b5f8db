import { brokenField, type ConstraintErrors } from '../database/constraint-errors.js';

export const preferenceConstraints: ConstraintErrors = {
  preference_place_ck: 'COUNT_LIMIT',
  table_view_place_ck: 'COUNT_LIMIT',
  table_view_name_uq: 'NAME_TAKEN',
  // What is short as JSON may be longer as the database writes it.
  preference_value_size_ck: brokenField('value'),
  table_view_size_ck: brokenField('view'),
};
