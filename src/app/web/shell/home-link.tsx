import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '#platform/web/ui/link.tsx'
import { nextTap, tapsNeeded, noTaps, shownMs } from './tap-sequence.ts'

/** The way home. Seven quick clicks show staff their entrance for a while: a convenience, not a protection. */
export function HomeLink({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const knocks = useRef(noTaps)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => {
      knocks.current = noTaps
      setShown(false)
    }, shownMs)
    return () => clearTimeout(timer)
  }, [isShown])

  function count(event: MouseEvent): void {
    // A click that asks for another tab is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    knocks.current = nextTap(knocks.current, Date.now())
    if (knocks.current.count >= tapsNeeded) setShown(true)
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
