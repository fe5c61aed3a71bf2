import { useSuspenseQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { NavLink } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { mayDo, roleLabels } from '../rules.ts'
import { staffMember } from './staff-queries.ts'
import { useLogOut } from './use-log-out.ts'

type StaffFrameProps = { readonly title: string; readonly lead: string; readonly children: ReactNode }

/** What every screen of the staff area has: who is in, where one may go, and the way out. */
export function StaffFrame({ title, lead, children }: StaffFrameProps) {
  const { data: person } = useSuspenseQuery(staffMember)
  const { isBusy, logOut } = useLogOut()
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <p>
          <span className="font-medium">
            {person.firstName} {person.lastName}
          </span>
          <span className="text-soft"> · {roleLabels[person.role]}</span>
        </p>
        <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} onClick={() => void logOut()}>
          <LogOut aria-hidden="true" className="size-4" />
          Logout
        </Button>
        <nav aria-label="Staff area" className="-ml-3 flex w-full flex-wrap gap-1">
          {placesFor(person.role).map(({ to, label }) => (
            <NavLink key={to} to={to} className={placeClass}>
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
      <header className="grid gap-2">
        <h1 className="text-2xl two:text-3xl">{title}</h1>
        <p className="max-w-prose text-soft">{lead}</p>
      </header>
      {children}
    </div>
  )
}

const placeClass =
  'flex min-h-11 items-center rounded-control px-3 font-medium text-blue-dark hover:underline aria-[current=page]:bg-blue-wash aria-[current=page]:text-deep'

const places = [
  { to: '/admin/dashboard', label: 'Dashboard', also: null },
  { to: '/admin/company-ratings', label: 'Company Ratings', also: 'support' },
  { to: '/admin/contact-messages', label: 'Contact Messages', also: 'support' },
] as const

function placesFor(role: Parameters<typeof mayDo>[0]) {
  return places.filter(({ also }) => also === null || mayDo(role, also))
}
