import { useSuspenseQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StaffRole } from '#platform/contract/endpoint.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { NavLink } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { mayDo, roleLabels } from '../rules.ts'
import { staffMember } from './staff-queries.ts'
import { useLogOut } from './use-log-out.ts'

/** A screen of the staff area: for administrators and for staff of this role, or for all of them. */
export type StaffScreen = {
  readonly to: string
  readonly title: string
  readonly text?: string
  readonly role?: StaffRole
}

type StaffFrameProps = {
  readonly title: string
  readonly lead: string
  readonly screens: readonly StaffScreen[]
  readonly children: ReactNode
}

/** The frame of every screen of the staff area: the signed-in person, the navigation, and signing out. */
export function StaffFrame({ title, lead, screens, children }: StaffFrameProps) {
  const { data: person } = useSuspenseQuery(staffMember)
  const { isBusy, run: logOut } = useLogOut()
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
        <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} onClick={() => logOut()}>
          <LogOut aria-hidden="true" className="size-4" />
          Logout
        </Button>
        <nav aria-label="Staff area" className="-ml-3 flex w-full flex-wrap gap-1">
          {screensFor(person.role, screens).map(({ to, title: label }) => (
            <NavLink key={to} to={to} className={linkClass}>
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

const linkClass =
  'flex min-h-11 items-center rounded-control px-3 font-medium text-blue-dark hover:underline aria-[current=page]:bg-blue-wash aria-[current=page]:text-deep'

export function screensFor(role: StaffRole, screens: readonly StaffScreen[]): readonly StaffScreen[] {
  return screens.filter((screen) => !screen.role || mayDo(role, screen.role))
}
