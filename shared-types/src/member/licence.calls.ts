import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { AuditLicenceRequest, LicenceDecision, LicenceKindOption, LicenceSubmission } from './licence.dto.js';

export const auditLicence = call('/licences/audit-licence', {
  may: 'member:licence:approve',
  request: AuditLicenceRequest,
  response: [LicenceDecision],
  summary: 'Approves or rejects pending licences, each by itself',
});

export const licenceHistory = call('/licences/licence-history', {
  may: 'member:licence:list',
  request: IdRequest,
  response: [LicenceSubmission],
  summary: 'The submissions of a licence and their decisions',
});

export const licenceKindOptions = call('/licences/licence-kind-options', {
  may: 'member:licence:list',
  response: [LicenceKindOption],
  summary: 'Kinds of licences that can be registered today, and those that some licence has',
});
