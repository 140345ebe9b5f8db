import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './button.module.css';

/**
 * The button of every page. It is ours and not Mantine's so that the first load of the storefront does without
 * Mantine; both look the same.
 */
interface ButtonLook {
  /** `filled` is the one main action; the others are less prominent. */
  variant?: 'filled' | 'default' | 'outline' | 'subtle' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores further clicks; the button keeps its width and stays focusable. */
  loading?: boolean;
}

export function Button({
  variant = 'filled',
  size = 'md',
  fullWidth = false,
  leftSection,
  rightSection,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={className === undefined ? classes.root : `${classes.root} ${className}`}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
      data-loading={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && <span className={classes.spinner} aria-hidden />}
      <span className={classes.label}>
        {leftSection}
        {children}
        {rightSection}
      </span>
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & Pick<LinkProps, 'to' | 'target' | 'onClick' | 'children'>;

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  variant = 'filled',
  size = 'md',
  fullWidth = false,
  leftSection,
  rightSection,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={classes.root}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
    >
      <span className={classes.label}>
        {leftSection}
        {children}
        {rightSection}
      </span>
    </Link>
  );
}
