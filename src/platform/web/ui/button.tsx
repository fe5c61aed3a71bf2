import type { ButtonHTMLAttributes, Ref } from 'react'
import { Link, type LinkProps } from './link.tsx'

export type ButtonLook = 'primary' | 'outline' | 'secondary' | 'quiet' | 'danger'

const shape =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control px-4 font-medium transition-colors duration-150 aria-disabled:cursor-default aria-disabled:opacity-60 disabled:cursor-default disabled:opacity-60'

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-blue text-white hover:bg-blue-pressed',
  outline: 'border border-blue bg-card text-blue-dark hover:bg-blue hover:text-white',
  secondary: 'border border-line-strong bg-card text-ink hover:bg-paper',
  quiet: 'text-blue-dark hover:bg-blue-wash',
  danger: 'border border-brick bg-card text-brick hover:bg-brick-wash',
}

/** For a link or a label that looks like a button. */
export function buttonClass(look: ButtonLook = 'primary', more = ''): string {
  return `${shape} ${looks[look]} ${more}`
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

/** It navigates, so it is a link, however it looks. */
export function ButtonLink({ look = 'primary', className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonClass(look, className)} />
}
