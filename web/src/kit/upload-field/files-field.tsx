import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { bindField, type FieldProps } from '../form/bind-field';
import { UploadField, type UploadFieldProps } from './upload-field';

/** Uploaded files as a field of a form; its values are what `UploadField` answers. */
export function FilesField<Values extends object>({
  kind = 'image',
  max,
  onSending,
  ...field
}: FieldProps<Values, FileLink[]> & Partial<Pick<UploadFieldProps, 'kind' | 'max' | 'onSending'>>) {
  const { value, change, props } = bindField<Values, FileLink[]>(field);
  return (
    <UploadField
      {...{ kind, max, onSending, value }}
      name={field.name}
      label={props.label}
      hint={props.description}
      error={props.error}
      required={props.required}
      onChange={change}
    />
  );
}
