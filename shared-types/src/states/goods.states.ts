import { DRAFT_PRODUCT_STATUS, GOODS_STATUS, SUBMISSION_STATUS } from '../states.js';
import { machine } from './machine.js';

export const goodsMachine = machine('goods', GOODS_STATUS, [
  [null, 'draft', 'seller', 'save draft'],
  ['draft', 'under_review', 'seller', 'submit'],
  ['rejected', 'under_review', 'seller', 'submit'],
  ['off_shelf', 'under_review', 'seller', 'submit'],
  ['under_review', 'listed', 'approver', 'approve'],
  ['under_review', 'rejected', 'approver', 'reject'],
  ['under_review', 'draft', 'seller', 'withdraw'],
  ['listed', 'off_shelf', 'seller', 'take off the shelf'],
  ['listed', 'off_shelf', 'platform', 'force off'],
  ['off_shelf', 'listed', 'seller', 'put on the shelf'],
  ['listed', 'under_review', 'seller', 'edit text, images, category or condition'],
  ['draft', 'deleted', 'seller', 'delete'],
  ['rejected', 'deleted', 'seller', 'delete'],
  ['off_shelf', 'deleted', 'seller', 'delete'],
  [null, 'under_review', 'seller', 'submit'],
  ['under_review', 'off_shelf', 'approver', 'approve'],
  ['off_shelf', 'listed', 'system', 'time set for the shelf reached'],
  ['off_shelf', 'listed', 'seller', 'relist'],
  ['listed', 'off_shelf', 'system', 'auction failed or cancelled'],
]);

export const submissionMachine = machine('goods_approval', SUBMISSION_STATUS, [
  [null, 'under_review', 'seller', 'submit'],
  ['under_review', 'approved', 'approver', 'approve'],
  ['under_review', 'rejected', 'approver', 'reject'],
  ['under_review', 'withdrawn', 'seller', 'withdraw'],
]);

export const draftMachine = machine('draft_product', DRAFT_PRODUCT_STATUS, [
  [null, 'draft', 'staff', 'add'],
  ['draft', 'converted', 'staff', 'publish'],
  ['draft', 'deleted', 'staff', 'delete'],
]);
