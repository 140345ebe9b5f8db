import { IsString } from 'class-validator';
import { IsTreeId } from '../validators.js';

export class TreeIdRequest {
  @IsTreeId() id: string;
}

export class TreeIdAnswer {
  @IsString() id: string;
}
