import { Bell as BellIcon, Menu as MenuIcon } from 'lucide-react'
import { useMatches } from 'react-router'
import { Link, type LinkProps, NavLink } from '#platform/web/ui/link.tsx'
import type { User } from '#features/auth/contract.ts'
import { brand } from '#features/site/brand.ts'
import { buttonClass, ButtonLink } from '#platform/web/ui/button.tsx'
import { useDeferredPart } from '#platform/web/use-deferred-part.ts'
import { bellEntry, employerEntry, mainEntriesFor, signInEntry, visitorNavigation } from '../navigation.ts'
import { AccountLinks, AccountMenu } from './account-menu.tsx'
import { BrandMark } from './brand-mark.tsx'
import { HomeLink } from './home-link.tsx'
import { Menu } from './menu.tsx'

export function Header({ user }: { readonly user: User | null }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper max-[22em]:static print:hidden">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-3 max-[22em]:flex-wrap sm:gap-2 sm:px-4">
        <HomeLink>
          <BrandMark className="size-8 max-[389px]:hidden" />
          {brand.name}
        </HomeLink>
        <nav aria-label="Main" className="ml-2 hidden lg:flex xl:ml-6 xl:gap-1">
          {mainEntriesFor(user).map(({ to, label }) => (
            <PlaceLink key={to} to={to} className={placeClass}>
              {label}
            </PlaceLink>
          ))}
        </nav>
        {!user && <VisitorLinks />}
        <div className={`flex items-center gap-1 max-[22em]:flex-wrap sm:gap-2 ${user ? 'ml-auto' : 'ml-auto lg:ml-2'}`}>
          <ButtonLink to={employerEntry.to} look="secondary" className="max-lg:hidden">
            {employerEntry.label}
          </ButtonLink>
          <ButtonLink to={employerEntry.to} look="quiet" className="px-2 text-sm max-[359px]:hidden sm:text-base lg:hidden">
            {employerEntry.shortLabel}
          </ButtonLink>
          {user && <Bell user={user} />}
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <a href={signInEntry.to} className={buttonClass('outline', 'px-3 text-sm whitespace-nowrap sm:text-base lg:hidden')}>
              {signInEntry.label}
            </a>
          )}
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  )
}

/** The link to notifications, for signed-in users. The number of unread ones is loaded later. */
function Bell({ user }: { readonly user: User }) {
  const count = useDeferredPart(true, async () => {
    const { UnreadCount } = await unread()
    return <UnreadCount />
  })
  const news = useDeferredPart(true, async () => {
    const { UnreadNews } = await unread()
    return <UnreadNews />
  })
  return (
    <>
      <Link
        to={user.isEmployer ? bellEntry.employerTo : bellEntry.to}
        className="grid size-11 place-items-center rounded-control hover:bg-line"
      >
        <BellIcon aria-hidden="true" className="size-6" />
        <span className="sr-only">{bellEntry.label}</span>
        {count}
      </Link>
      {news}
    </>
  )
}

const unread = () => import('#features/notifications/web/unread-count.tsx')

const placeClass =
  'flex min-h-11 items-center rounded-control px-2 font-medium whitespace-nowrap text-soft xl:px-3 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-marigold aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8'

/** A link that is current on its screen and the screens below it. On an unknown path such as /blog/nowhere it is not current. */
function PlaceLink(props: LinkProps) {
  const isUnknown = useMatches().at(-1)?.params['*'] !== undefined
  return isUnknown ? <Link {...props} /> : <NavLink {...props} />
}

/** The sign-in links of visitors in two rows, candidates above employers, so that all four fit beside the navigation. */
function VisitorLinks() {
  const linkClass = 'flex h-8 items-center px-2 text-sm whitespace-nowrap underline-offset-4 hover:underline'
  return (
    <nav aria-label="Sign in" className="ml-auto hidden grid-cols-[auto_auto] lg:grid">
      {visitorNavigation.map(({ to, label, isCall }) =>
        isCall ? (
          <a key={to} href={to} className={linkClass}>
            {label}
          </a>
        ) : (
          <Link key={to} to={to} className={linkClass}>
            {label}
          </Link>
        ),
      )}
    </nav>
  )
}

function MobileMenu({ user }: { readonly user: User | null }) {
  const row =
    'flex min-h-11 items-center rounded-control px-3 font-medium aria-[current=page]:bg-blue-wash aria-[current=page]:text-blue-dark'
  return (
    <Menu
      id="mobile-menu"
      label="Menu"
      button={<MenuIcon aria-hidden="true" className="size-6" />}
      buttonClass="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-line lg:hidden"
      className="top-18 right-3 w-[calc(100%-1.5rem)] max-w-80 sm:right-4"
    >
      <nav aria-label="Menu" className="grid">
        {mainEntriesFor(user).map(({ to, label }) => (
          <PlaceLink key={to} to={to} className={row}>
            {label}
          </PlaceLink>
        ))}
        <Link to={employerEntry.to} className={`${row} min-[360px]:hidden`}>
          {employerEntry.shortLabel}
        </Link>
        {user && <AccountLinks user={user} isShort className={row} />}
      </nav>
    </Menu>
  )
}
