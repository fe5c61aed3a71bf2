import './thumb-bar.css'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BriefcaseBusiness, ClipboardList, House, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { recentApplications } from '#features/applications/web/my-applications.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { ownNavigation, thumbNavigation } from '../navigation.ts'

const icons = {
  '/': House,
  '/jobs': BriefcaseBusiness,
  '/applications': ClipboardList,
  '/saved-jobs': Bookmark,
  '/profile': UserRound,
}

const askedAgainMs = 60_000

/** At the bottom of a candidate's phone: everything the candidate owns is at most two taps away. */
export function ThumbBar() {
  const { pathname } = useLocation()
  const hasUnread = useUnreadMessages()
  return (
    <nav ref={useStillness()} aria-label="Shortcuts" className="thumb-bar lg:hidden print:hidden">
      <ul>
        {thumbNavigation.map(({ to, label }) => {
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
 * Under letters of twice the size, and on a phone on its side, a fixed bar would cover too much. Measured in the letters of the page, because media
 * queries do not know of letters that the page itself or a browser's setting for texts enlarges.
 */
function useStillness(): React.RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    function note(): void {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      bar.current?.toggleAttribute('data-still', innerWidth < leastWidthRem * rem || innerHeight < leastHeightRem * rem)
    }
    // Its items are as high as the letters are large.
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

/** Wide screens have no bar, so they do without the call. */
function useUnreadMessages(): boolean {
  const enabled = matchMedia('(width < 64rem)').matches
  const { data } = useQuery({ ...recentApplications, staleTime: askedAgainMs, enabled })
  return data?.items.some(({ unread }) => unread > 0) ?? false
}
