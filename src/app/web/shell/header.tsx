import { Bell as BellIcon, Menu as MenuIcon } from 'lucide-react'
import { useMatches } from 'react-router'
import { Link, type LinkProps, NavLink } from '#platform/web/ui/link.tsx'
import type { User } from '#features/auth/contract.ts'
import { brand } from '#features/site/brand.ts'
import { buttonClass, ButtonLink } from '#platform/web/ui/button.tsx'
import { useDeferredPart } from '#platform/web/use-deferred-part.ts'
import { bellEntry, employerEntry, mainNavigation, signInEntry, visitorNavigation } from '../navigation.ts'
import { AccountLinks, AccountMenu } from './account-menu.tsx'
import { BrandMark } from './brand-mark.tsx'
import { HomeLink } from './home-link.tsx'
import { Menu } from './menu.tsx'

/** The line of links above the name is hidden while scrolling down, and shown for keyboard users; the name and the navigation stay. */
export function Header({ user }: { readonly user: User | null }) {
  return (
    <header
      className={`sticky z-30 border-b border-line bg-paper max-[22em]:static print:hidden ${user ? 'top-0' : 'top-0 lg:-top-10 lg:has-[.doors_:focus-visible]:top-0'}`}
    >
      {!user && <Doors />}
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-3 max-[22em]:flex-wrap sm:gap-2 sm:px-4">
        <HomeLink>
          <BrandMark className="size-8 max-[383px]:hidden" />
          {brand.name}
        </HomeLink>
        <nav aria-label="Main" className="ml-6 hidden gap-1 lg:flex">
          {mainNavigation.map(({ to, label }) => (
            <PlaceLink key={to} to={to} className={placeClass}>
              {label}
            </PlaceLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 max-[22em]:flex-wrap sm:gap-2">
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
            <a href={signInEntry.to} className={buttonClass('primary', 'px-3 text-sm whitespace-nowrap sm:text-base lg:hidden')}>
              {signInEntry.label}
            </a>
          )}
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  )
}

/** The link to notifications, for signed-in users. Their number is loaded later. */
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
  'flex min-h-11 items-center rounded-control px-3 font-medium text-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-marigold aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8'

/** On an unknown path nothing is current: /blog/nowhere is no place in the blog. */
function PlaceLink(props: LinkProps) {
  const isUnknown = useMatches().at(-1)?.params['*'] !== undefined
  return isUnknown ? <Link {...props} /> : <NavLink {...props} />
}

function Doors() {
  const entranceClass = 'flex h-10 items-center px-3 text-sm hover:underline'
  return (
    <div className="doors hidden border-b border-line lg:block">
      <div className="mx-auto flex h-10 max-w-page items-center px-4">
        <nav aria-label="Sign in" className="-mr-3 ml-auto flex items-center divide-x divide-line">
          {visitorNavigation.map(({ to, label, isCall }) =>
            isCall ? (
              <a key={to} href={to} className={entranceClass}>
                {label}
              </a>
            ) : (
              <Link key={to} to={to} className={entranceClass}>
                {label}
              </Link>
            ),
          )}
        </nav>
      </div>
    </div>
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
        {mainNavigation.map(({ to, label }) => (
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
