import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'

export function NotFoundNotice() {
  return (
    <div className="grid max-w-prose gap-4 py-12">
      <Seo title="404 Page Not Found" isHidden />
      <SignPost />
      <h1 className="text-2xl two:text-3xl">404 Page Not Found</h1>
      <p className="text-soft">Did you forget to add the page to the router?</p>
      <p>This page doesn’t exist, or the link is wrong.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/">Go to the start page</ButtonLink>
        <ButtonLink to="/jobs" look="secondary">
          Browse jobs
        </ButtonLink>
      </div>
    </div>
  )
}

/** A signpost with two boards. */
function SignPost() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className="h-24 w-30 text-ink">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M58 92V10a4 4 0 0 1 8 0v82M20 92h84" />
        <path d="M66 18h34l10 9-10 9H66zM58 44H26l-10 9 10 9h32z" />
        <path d="M76 27h16M34 53h14M8 92h4M110 92h4" />
      </g>
      <circle cx="62" cy="6" r="3" className="fill-marigold" />
    </svg>
  )
}
