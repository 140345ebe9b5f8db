import { call } from '../call.js';
import {
  ApplyEngineerRequest,
  ApplyEngineerResponse,
  EngineerStatusRequest,
  EngineerStatusResponse,
  MyEngineerResponse,
} from './engineer.dto.js';

export const applyEngineer = call('/engineers/apply-engineer', {
  may: 'member',
  request: ApplyEngineerRequest,
  response: ApplyEngineerResponse,
  summary: 'Applies for certification as an engineer, or submits the own application again',
});

export const myEngineer = call('/engineers/my-engineer', {
  may: 'member',
  response: MyEngineerResponse,
  summary: 'The own certification as an engineer',
});

export const engineerStatus = call('/engineers/engineer-status', {
  may: 'maintenance:engineer:status',
  request: EngineerStatusRequest,
  response: EngineerStatusResponse,
  summary: 'Disables a certified engineer, who takes no repairs any more, or enables them again',
});
