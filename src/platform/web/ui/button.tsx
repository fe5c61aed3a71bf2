import type { ButtonHTMLAttributes, Ref } from 'react'
import { Link, type LinkProps } from './link.tsx'

export type ButtonLook = 'primary' | 'outline' | 'secondary' | 'quiet' | 'danger'

/** The class names are written out: a page gets only styles whose whole class names occur in the scripts. */
const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'button button-primary',
  outline: 'button button-outline',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
}

/** The classes of a link or a label that looks like a button. */
export function buttonClass(look: ButtonLook = 'primary', more = ''): string {
  return `${looks[look]} ${more}`
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: ButtonLook
  readonly isBusy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A busy button keeps its size and its focus and ignores clicks: the layout does not move and no click counts twice. */
export function Button({ look = 'primary', isBusy = false, type = 'button', className, onClick, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, className)}
    />
  )
}

type ButtonLinkProps = LinkProps & { readonly look?: ButtonLook; readonly className?: string }

/** A link that looks like a button, because it navigates. */
export function ButtonLink({ look = 'primary', className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonClass(look, className)} />
}
