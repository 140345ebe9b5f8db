import { Controller } from '@nestjs/common';
import type { AddressUndoRequest } from '@fovea/shared-types/member/code.dto';
import { addressUndoInfo, undoAddress } from '@fovea/shared-types/member/member.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { AddressUndoService } from './address-undo.service.js';

/** For who reads the old address of an account and has lost its sessions. */
@Controller()
export class AddressUndoController {
  constructor(private readonly undos: AddressUndoService) {}

  @Call(addressUndoInfo)
  look(_caller: Caller, request: AddressUndoRequest) {
    return this.undos.look(request);
  }

  @Call(undoAddress)
  undo(caller: Caller, request: AddressUndoRequest) {
    return this.undos.undo(caller, request);
  }
}
