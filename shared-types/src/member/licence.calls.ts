import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { AuditLicenceRequest, LicenceDecision, LicenceKindOption, LicenceSubmission } from './licence.dto.js';
import { MyLicence } from './my-licence.dto.js';

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

export const myLicenceList = call('/licences/my-licence-list', {
  may: 'member',
  response: [MyLicence],
  summary: "The licences of the caller's company with their documents, the newest first; at most 100",
});
