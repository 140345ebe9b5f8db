import { Call } from '../../../../server/src/platform/http/call.decorator.js';
import type { Caller, MemberCaller, StaffCaller } from '../../../../server/src/platform/kernel/caller.js';
import type { IncomingFile } from '../../../../server/src/platform/http/incoming-file.js';
import { call, uploadCall } from '@fovea/shared-types/call';
import { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import { TreeIdRequest } from '@fovea/shared-types/tree.dto';

const forAll = call('/planted/for-all', {
  may: 'public',
  request: IdRequest,
  response: IdAnswer,
  summary: '',
});
const forMembers = call('/planted/for-members', { may: 'member', response: [IdAnswer], summary: '' });
const forStaff = call('/planted/for-staff', {
  may: 'goods:brand:add',
  request: IdRequest,
  response: null,
  summary: '',
});
const mayLack = call('/planted/may-lack', {
  may: 'public',
  response: IdAnswer,
  mayBeNull: true,
  summary: '',
});
const aFile = uploadCall('/planted/a-file', { may: 'member', response: IdAnswer, summary: '' });

export class Sound {
  @Call(forAll)
  whole(_caller: Caller, { id }: IdRequest) {
    return { id };
  }

  @Call(forMembers)
  async list(caller: MemberCaller) {
    return Promise.resolve([{ id: caller.member.accountId }]);
  }

  @Call(forStaff)
  nothing(_caller: StaffCaller, _request: IdRequest): void {}

  @Call(forStaff)
  lessThanItIsGiven(_caller: Caller) {
    return null;
  }

  @Call(mayLack)
  perhaps() {
    return Math.random() < 0.5 ? null : { id: 1 };
  }

  @Call(aFile)
  file(_caller: MemberCaller, file: IncomingFile) {
    return file.saveTo('', 1).then(() => ({ id: 1 }));
  }
}

export class Broken {
  @Call(forAll) // another request
  request(_caller: Caller, { id }: TreeIdRequest) {
    return { id: Number(id) };
  }

  @Call(forAll) // more of a request than its class names
  moreOfIt(_caller: Caller, { id }: IdRequest & { name: string }) {
    return { id };
  }

  @Call(forAll) // another answer
  answer(_caller: Caller, { id }: IdRequest) {
    return { id: String(id) };
  }

  @Call(forAll) // no answer
  async silent(_caller: Caller, _request: IdRequest) {}

  @Call(forAll) // a member where everybody may
  caller(_caller: MemberCaller, { id }: IdRequest) {
    return { id };
  }

  @Call(forMembers) // staff where any member may
  staff(_caller: StaffCaller) {
    return [{ id: 1 }];
  }

  @Call(forMembers) // a request where there is none
  body(_caller: MemberCaller, { id }: IdRequest) {
    return [{ id }];
  }

  @Call(forMembers) // one instead of a list
  one(_caller: MemberCaller) {
    return { id: 1 };
  }

  @Call(forStaff) // an answer where there is none
  told(_caller: StaffCaller, { id }: IdRequest) {
    return { id };
  }

  @Call(forAll) // null where it may not be
  lacking(_caller: Caller, _request: IdRequest) {
    return Math.random() < 0.5 ? null : { id: 1 };
  }

  @Call(aFile) // a request instead of a file
  upload(_caller: MemberCaller, { id }: IdRequest) {
    return { id };
  }
}

export const undeclared = [
  call('/planted/no-may', { response: null, summary: '' }), // nobody said who may
  call('/planted/unknown', { may: 'goods:brand:adore', response: null, summary: '' }), // no such permission
  call('/planted/no-answer', { may: 'public', summary: '' }), // no answer
  call('/planted/no-summary', { may: 'public', response: null }), // no summary
  call('planted', { may: 'public', response: null, summary: '' }), // no path
];
