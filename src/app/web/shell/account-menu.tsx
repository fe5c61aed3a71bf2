import { clearDrafts } from '#platform/web/clear-drafts.ts'
import { Link } from '#platform/web/ui/link.tsx'
import type { User } from '#features/auth/contract.ts'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { accountEntriesFor, logoutEntry } from '../navigation.ts'
import { Menu } from './menu.tsx'

export function AccountMenu({ user }: { readonly user: User }) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Menu
      id="account-menu"
      button={
        <>
          <Monogram name={name} logo={user.profileImageUrl} className="size-9" isRound />
          <span className="max-w-40 truncate">
            <span className="sr-only">Account of </span>
            {name}
          </span>
        </>
      }
      buttonClass="hidden min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 font-medium hover:bg-line lg:flex"
      className="top-18 right-[max(1rem,calc((100vw-1120px)/2+1rem))] w-56"
    >
      <nav aria-label="Account" className="grid">
        <AccountLinks user={user} className="flex min-h-11 items-center rounded-control px-3 hover:bg-paper" />
      </nav>
    </Menu>
  )
}

type AccountLinksProps = { readonly user: User; readonly isShort?: boolean; readonly className: string }

/** Signing out loads a new page, so that no data of the account stays in memory. */
export function AccountLinks({ user, isShort = false, className }: AccountLinksProps) {
  const shown = accountEntriesFor(user).filter(({ isInSmallMenu }) => isInSmallMenu || !isShort)
  return (
    <>
      {isShort && <hr className="my-2 border-line" />}
      {shown.map(({ to, label }) => (
        <Link key={to} to={to} className={className}>
          {label}
        </Link>
      ))}
      {!isShort && <hr className="my-2 border-line" />}
      <a href={logoutEntry.to} onClick={clearDrafts} className={className}>
        {logoutEntry.label}
      </a>
    </>
  )
}
