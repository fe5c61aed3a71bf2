import './tab-bar.css'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BriefcaseBusiness, ClipboardList, House, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { recentApplications } from '#features/applications/web/my-applications.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { ownNavigation, tabBarNavigation } from '../candidate-navigation.ts'

const icons = {
  '/': House,
  '/jobs': BriefcaseBusiness,
  '/applications': ClipboardList,
  '/saved-jobs': Bookmark,
  '/profile': UserRound,
}

const askedAgainMs = 60_000

/** The bar at the bottom of a candidate's phone, which keeps all screens of the candidate within two taps. */
export function TabBar() {
  const { pathname } = useLocation()
  const hasUnread = useUnreadMessages()
  return (
    <nav ref={useStillness()} aria-label="Shortcuts" className="tab-bar lg:hidden print:hidden">
      <ul>
        {tabBarNavigation.map(({ to, label }) => {
          const Icon = icons[to]
          return (
            <li key={to}>
              <Link to={to} aria-current={isAt(pathname, to) ? 'page' : undefined}>
                <Icon aria-hidden="true" />
                {label}
                {to === '/applications' && hasUnread && <span className="dot">(unread messages)</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function isAt(pathname: string, to: string): boolean {
  const isOwn = to === '/profile' && ownNavigation.some((own) => own.to === pathname && own.to !== '/saved-jobs')
  return isOwn || pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
}

const leastWidthRem = 20
const leastHeightRem = 30

/**
 * Marks the bar as not fixed if it would cover too much of the screen: with text of twice the size, or on a phone in landscape. The size is measured
 * in `rem`, because media queries ignore font sizes that the page or the browser's text setting enlarges.
 */
function useStillness(): React.RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    function note(): void {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      bar.current?.toggleAttribute('data-still', innerWidth < leastWidthRem * rem || innerHeight < leastHeightRem * rem)
    }
    // Observes an item, because its height changes with the font size.
    const observer = new ResizeObserver(note)
    const item = bar.current?.querySelector('li')
    if (item) observer.observe(item)
    addEventListener('resize', note)
    return () => {
      observer.disconnect()
      removeEventListener('resize', note)
    }
  }, [])
  return bar
}

/** Whether there are unread messages. Wide screens have no bar, so they make no call. */
function useUnreadMessages(): boolean {
  const enabled = matchMedia('(width < 64rem)').matches
  const { data } = useQuery({ ...recentApplications, staleTime: askedAgainMs, enabled })
  return data?.items.some(({ unread }) => unread > 0) ?? false
}
