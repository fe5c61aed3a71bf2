import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#platform/web/ui/link.tsx'
import { type EmployerEntry, employerHome, employerNavigation } from './employer-navigation.ts'

type EmployerFrameProps = {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** Buttons beside the heading. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of every screen of the employer portal. The screen itself renders the `<Seo>`. */
export function EmployerFrame({ title, lead, actions, children }: EmployerFrameProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 two:gap-8">
      <EmployerLinks />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-72 gap-1 wrap-anywhere">
          <h1 className="text-2xl two:text-3xl">
            <bdi>{title}</bdi>
          </h1>
          {lead && <p className="max-w-prose text-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** The links of the portal in one row. On a phone the row scrolls, and its edge shows that it does. */
function EmployerLinks() {
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const place = employerNavigation.findIndex((entry) => isCurrent(pathname, entry))
    const current = row.current?.children[place]
    // `scrollIntoView` would scroll the page as well.
    if (row.current && current instanceof HTMLElement) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 16
  }, [pathname])
  return (
    <nav aria-label="Employer Portal" className="-mx-4 -mt-4 border-b border-line two:-mt-6 print:hidden">
      <ul ref={row} className="scroll-row pl-2">
        {employerNavigation.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} aria-current={isCurrent(pathname, entry) ? 'page' : undefined} className={linkClass}>
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isCurrent(pathname: string, { to, below = to }: EmployerEntry): boolean {
  const path = pathname.replace(/\/$/, '')
  return path === to || path === below || (to !== employerHome && path.startsWith(`${below}/`))
}

const linkClass =
  'flex min-h-11 items-center border-b-3 border-transparent px-3 font-medium whitespace-nowrap text-soft -outline-offset-4 hover:text-ink aria-[current=page]:border-marigold aria-[current=page]:text-ink'
