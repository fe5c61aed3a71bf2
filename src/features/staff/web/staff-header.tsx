import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { StaffPermission, StaffRole } from '#platform/contract/endpoint.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link, NavLink } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { mayDo, roleLabels } from '../permissions.ts'
import { staffMember } from './staff-queries.ts'
import { useLogOut } from './use-log-out.ts'
import './staff-header.css'

/** A screen of the staff area, for people with the permission or for all staff. */
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
  /** False at the sign-in, which shows only the link home. */
  readonly isInside: boolean
}

/**
 * The header of the staff area in two rows: the signed-in person, and the links to screens. There are many screens: on a phone their row scrolls
 * sideways; on a wide screen it is wider than the page, so that it stays one row even without our font. The header of the public site is not shown.
 */
export function StaffHeader({ home, screens, isInside }: StaffHeaderProps) {
  const { data: person } = useQuery({ ...staffMember, enabled: false })
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper max-[22em]:static print:hidden">
      <div className="staff-rows mx-auto flex min-h-14 flex-wrap items-center gap-x-4 px-4">
        {home}
        {isInside && person && (
          <>
            <Screens screens={screensFor(person.role, screens)} />
            <Link to="/admin/account" className="staff-person">
              <span className="max-w-full truncate font-medium underline underline-offset-4">
                {person.firstName} {person.lastName}
              </span>{' '}
              <span className="staff-role text-soft">{roleLabels[person.role]}</span>
            </Link>
            <LogoutButton />
          </>
        )}
      </div>
    </header>
  )
}

function Screens({ screens }: { readonly screens: readonly StaffScreen[] }) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const open = screens.find(({ to }) => pathname.startsWith(to))?.to
  useEffect(() => {
    if (open) row.current?.querySelector(`[href="${open}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])
  return (
    <nav ref={row} aria-label="Staff area" className="staff-screens">
      {screens.map(({ to, title }) => (
        <NavLink key={to} to={to} className={linkClass}>
          {title}
        </NavLink>
      ))}
    </nav>
  )
}

function LogoutButton() {
  const { isBusy, run: logOut } = useLogOut()
  return (
    <Button look="secondary" className="my-1" isBusy={isBusy} disabled={!useHydrated()} onClick={() => logOut()}>
      <LogOut aria-hidden="true" className="size-4" />
      Logout
    </Button>
  )
}

const linkClass =
  'flex min-h-11 shrink-0 items-center px-1.5 text-sm font-medium text-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-marigold aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8'

export function screensFor(role: StaffRole, screens: readonly StaffScreen[]): readonly StaffScreen[] {
  return screens.filter(({ needs }) => !needs || mayDo(role, needs))
}
