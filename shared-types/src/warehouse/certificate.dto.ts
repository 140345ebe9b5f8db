import { Type } from 'class-transformer';
import { IsArray, IsDefined, IsInt, IsString, Length, ValidateNested } from 'class-validator';
import { IsDay, IsInstant, IsText, OrNull } from '../validators.js';
import { PrintedPassportAnswer } from './passport.dto.js';

export class StockInNumberRequest {
  @IsText(30) @Length(1, 30) ware_house_inp_sn: string;
}

class CertificateLine {
  @IsInt() line: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() goods_code: string | null;
  @IsString() maker: string;
  @OrNull() @IsString() serial_number: string | null;
  @IsInt() good_number: number;
}

/** That a piece of a delivery was disinfected and holds no patient's data, as somebody stated. */
class CertificateStatement {
  @IsString() serial_number: string;
  @IsString() statement_sn: string;
  @IsDay() cleaned_on: string;
  @IsString() cleaned_by: string;
  /** Of `CLEAN_METHODS`. */
  @IsInt() method: number;
  /** Of `DATA_STATES`. */
  @IsInt() patient_data: number;
  @OrNull() @IsDay() wiped_on: string | null;
}

/** The contents of a certificate. */
export class CertificateData {
  @IsString() title: string;
  /** When the goods came, or went. */
  @IsInstant() at: string;
  @IsString() company_name: string;
  @OrNull() @IsString() ware_house_name: string | null;
  @OrNull() @IsString() customer_name: string | null;
  @OrNull() @IsString() customer_address: string | null;
  @OrNull() @IsString() customer_tel: string | null;
  @IsString() logistics_code: string;
  @IsString() remark: string;
  @IsString() username: string;
  @IsInt() good_number: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => CertificateLine) lines: CertificateLine[];
  /** Of a delivery: the statements of its pieces that were valid when it left. */
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => CertificateStatement)
  statements: CertificateStatement[];
}

export class CertificateAnswer extends PrintedPassportAnswer {
  @IsDefined() @ValidateNested() @Type(() => CertificateData) data: CertificateData;
}
