import { call } from '../call.js';
import { CheckCustomerAnswer, CheckCustomerRequest } from './customer.dto.js';

export const checkCustomer = call('/customers/check-customer', {
  may: 'warehouse:customer:list',
  request: CheckCustomerRequest,
  response: CheckCustomerAnswer,
  summary: 'Whether a customer exists already, however name, phone or address are written',
});
