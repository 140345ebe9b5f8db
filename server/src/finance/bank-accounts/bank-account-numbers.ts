import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/crypto/secret-box.js';

const purposeOf = (id: number): string => `bank_account ${id}`;

/** Numbers of bank accounts as the database stores them: unreadable in a backup of it. */
@Injectable()
export class BankAccountNumbers {
  constructor(private readonly box: SecretBox) {}

  seal(id: number, number: string): Buffer {
    return this.box.seal(purposeOf(id), Buffer.from(number));
  }

  open({ id, number_sealed }: { id: number; number_sealed: Buffer }): string {
    return this.box.open(purposeOf(id), number_sealed).toString();
  }
}
