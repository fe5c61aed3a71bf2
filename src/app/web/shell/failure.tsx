import type { MouseEvent } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { CallFailed } from '#platform/web/call.ts'
import { Seo } from '#platform/web/seo.tsx'
import { buttonClass, ButtonLink } from '#platform/web/ui/button.tsx'
import { lazyPart } from '#platform/web/lazy-part.ts'

/** Its code is loaded when needed, because few URLs are wrong. */
const NotFoundNotice = lazyPart(async () => (await import('./not-found-notice.tsx')).NotFoundNotice)

/** The status of the server's answer or of the failed call; 0 if there was no answer. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof CallFailed) return error.status
  return isUnreached(error) ? 0 : 500
}

/** True if a call, the code of a screen or its styles could not be reached. The build tool's loader throws an error of its own for styles. */
function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /preload CSS/i.test(error.message) || (error instanceof TypeError && /fetch|network|load/i.test(error.message))
}

const words = {
  away: {
    title: 'We could not reach Pasand',
    text: 'Check your internet and try again.',
  },
  busy: { title: "We're busy right now", text: 'Please try again in a minute.' },
  broken: { title: 'Something went wrong', text: "It's our mistake and we've logged it. Please try again." },
}

/** Replaces a screen that could not be shown. The cause is in the server's log and not on the page. */
export function Failure() {
  const status = statusOf(useRouteError())
  const { pathname, search } = useLocation()
  const isStart = pathname === '/'
  if (status === 404) return <NotFoundNotice />
  const { title, text } = words[status === 0 ? 'away' : status === 503 || status === 429 ? 'busy' : 'broken']
  return (
    <div data-failed className="grid max-w-prose gap-4 py-12">
      <Seo title={title} isHidden />
      <h1 className="text-2xl two:text-3xl">{title}</h1>
      <p className="text-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <a href={pathname + search} onClick={stayWhenOffline} className={buttonClass()}>
          Try again
        </a>
        <ButtonLink to={isStart ? '/jobs' : '/'} look="secondary">
          {isStart ? 'Browse Jobs' : 'Go to the start page'}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Prevents a reload without a connection, which would show not even this page. */
function stayWhenOffline(event: MouseEvent): void {
  if (!navigator.onLine) event.preventDefault()
}
