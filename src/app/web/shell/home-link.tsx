import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '#platform/web/ui/link.tsx'

const tapsNeeded = 7

const tapPauseMs = 2_000

const shownMs = 10_000

type TapSequence = { readonly count: number; readonly lastMs: number }

export const noTaps: TapSequence = { count: 0, lastMs: 0 }

/** Counts clicks. After a pause the count starts again. */
export function nextTap({ count, lastMs }: TapSequence, nowMs: number): TapSequence {
  return { count: nowMs - lastMs > tapPauseMs ? 1 : count + 1, lastMs: nowMs }
}

/** The link to the home page. Seven quick clicks show the staff sign-in for a while: a convenience, not a protection. */
export function HomeLink({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const taps = useRef(noTaps)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => {
      taps.current = noTaps
      setShown(false)
    }, shownMs)
    return () => clearTimeout(timer)
  }, [isShown])

  function count(event: MouseEvent): void {
    // A click with a modifier key opens another tab, so it is not counted.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    taps.current = nextTap(taps.current, Date.now())
    if (taps.current.count >= tapsNeeded) setShown(true)
    if (pathname !== '/') void navigate('/')
    else window.scrollTo(0, 0)
  }

  return (
    <>
      <Link to="/" onClick={count} className="flex min-h-11 shrink-0 items-center gap-2 text-lg font-bold text-ink">
        {children}
      </Link>
      {isShown && (
        <Link to="/admin/login" className="rounded-control border border-line-strong px-3 py-1.5 text-sm font-medium">
          Admin
        </Link>
      )}
    </>
  )
}
