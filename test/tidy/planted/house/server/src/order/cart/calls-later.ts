// plants table-reads

export const IS_STAFF = 'SELECT approval_decision_waited($1) AS is_waiting';
