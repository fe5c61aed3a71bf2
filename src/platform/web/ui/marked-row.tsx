import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Monogram } from './monogram.tsx'

type MarkedRowProps = {
  /** The company or person of the monogram. */
  readonly name: string
  readonly logo: string | null
  readonly to: string
  readonly title: string
  readonly badge?: ReactNode
  readonly children: ReactNode
}

/** A row of a list: the monogram, the linked title, and further text below it. */
export function MarkedRow({ name, logo, to, title, badge, children }: MarkedRowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-3 last:border-0 last:pb-0">
      <Monogram name={name} logo={logo} className="size-11" />
      <div className="grid gap-0.5 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={to} className="-my-2.5 py-2.5 font-medium hover:text-blue-dark hover:underline">
            {title}
          </Link>
          {badge}
        </div>
        {children}
      </div>
    </li>
  )
}
