import { lazy, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDeferredPart } from '#platform/web/use-deferred-part.ts'
import { type FooterProps, footerLook } from './footer-look.ts'

const fetchFooter = () => import('./whole-footer.tsx')
const ServerFooter = lazy(async () => ({ default: (await fetchFooter()).WholeFooter }))

let known: string | undefined

/** The footer's HTML from the server's page. Read at the first rendering, because this file may run before the page is complete. */
function servedFooter(): string {
  known ??= document.querySelector('footer')?.innerHTML ?? ''
  return known
}

/**
 * Every page contains the footer and it never changes, so its code is not in the first load: the HTML is reused, and clicks on its links are passed
 * to the router here.
 */
function BrowserFooter(props: FooterProps) {
  const footer = useRef<HTMLElement>(null)
  const [served] = useState(servedFooter)
  useFollowedLinks(footer)
  const missing = useDeferredPart(!served, async () => {
    const { WholeFooter } = await fetchFooter()
    return <WholeFooter {...props} />
  })
  if (!served) return missing
  return <footer ref={footer} className={footerLook} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />
}

function useFollowedLinks(area: React.RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = area.current
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || link.origin !== location.origin) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [area, navigate])
}

export const Footer = import.meta.env.SSR ? ServerFooter : BrowserFooter
