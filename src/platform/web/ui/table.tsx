import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'

type TableProps = { readonly caption: string; readonly isCaptionHidden?: boolean; readonly children: ReactNode }

/** A table that is wider than the screen scrolls on its own, also by keyboard, and the page does not. */
export function Table({ caption, isCaptionHidden = false, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-collapse text-left">
        <caption className={isCaptionHidden ? 'sr-only' : 'px-4 py-3 text-left font-semibold'}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}

type CellProps = { readonly isNumber?: boolean }

export function Th({
  isNumber = false,
  scope = 'col',
  className = '',
  ...props
}: ThHTMLAttributes<HTMLTableCellElement> & CellProps) {
  const side = isNumber ? 'text-right' : ''
  return (
    <th
      {...props}
      scope={scope}
      className={`border-b border-line px-3 py-3 text-sm two:px-4 font-semibold text-soft ${side} ${className}`}
    />
  )
}

export function Td({ isNumber = false, className = '', ...props }: TdHTMLAttributes<HTMLTableCellElement> & CellProps) {
  return (
    <td
      {...props}
      className={`border-b border-line px-3 py-3 align-top two:px-4 in-[tr:last-child]:border-b-0 ${isNumber ? 'text-right' : ''} ${className}`}
    />
  )
}
