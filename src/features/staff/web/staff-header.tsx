import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StaffPermission, StaffRole } from '#platform/contract/endpoint.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link, NavLink } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { mayDo, roleLabels } from '../permissions.ts'
import { staffMember } from './staff-queries.ts'
import { useLogOut } from './use-log-out.ts'

/** A screen of the staff area: for those who have the permission, or for all staff. */
export type StaffScreen = {
  readonly to: string
  readonly title: string
  readonly text?: string
  readonly needs?: StaffPermission | StaffRole
}

type StaffHeaderProps = {
  /** The link to the dashboard, or to the site. */
  readonly home: ReactNode
  readonly screens: readonly StaffScreen[]
  /** The sign-in shows no more than the way home. */
  readonly isInside: boolean
}

/** The header of the staff area, in two rows, because it has many screens: who is signed in, where one can go, and signing out. The public site's is not around it. */
export function StaffHeader({ home, screens, isInside }: StaffHeaderProps) {
  const { data: person } = useQuery({ ...staffMember, enabled: false })
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper max-[22em]:static print:hidden">
      <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-4 px-4">
        {home}
        {isInside && person && (
          <>
            <nav aria-label="Staff area" className="order-2 -mx-1.5 flex basis-full flex-wrap border-t border-line">
              {screensFor(person.role, screens).map(({ to, title }) => (
                <NavLink key={to} to={to} className={linkClass}>
                  {title}
                </NavLink>
              ))}
            </nav>
            <p className="text-sm max-two:order-1 max-two:basis-full max-two:pb-1 two:ml-auto">
              <Link to="/admin/account" className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
                {person.firstName} {person.lastName}
              </Link>
              <span className="text-soft"> · {roleLabels[person.role]}</span>
            </p>
            <LogoutButton />
          </>
        )}
      </div>
    </header>
  )
}

function LogoutButton() {
  const { isBusy, run: logOut } = useLogOut()
  return (
    <Button look="secondary" className="my-1 max-two:ml-auto" isBusy={isBusy} disabled={!useHydrated()} onClick={() => logOut()}>
      <LogOut aria-hidden="true" className="size-4" />
      Logout
    </Button>
  )
}

const linkClass =
  'flex min-h-11 items-center px-1.5 text-sm font-medium text-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-marigold aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8'

export function screensFor(role: StaffRole, screens: readonly StaffScreen[]): readonly StaffScreen[] {
  return screens.filter(({ needs }) => !needs || mayDo(role, needs))
}
