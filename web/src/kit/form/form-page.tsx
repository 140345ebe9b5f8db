import { FormFrame, type FormFrameProps } from './form-frame';
import classes from './form-frame.module.css';

/** A form that is a page of its own; its buttons stay in sight. */
export function FormPage<Values extends object>(frame: FormFrameProps<Values>) {
  return (
    <div className={classes.page}>
      <FormFrame {...frame} />
    </div>
  );
}
