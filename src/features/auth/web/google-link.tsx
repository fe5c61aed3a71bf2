import { buttonClass } from '#platform/web/ui/button.tsx'
import { GoogleTerms } from './terms.tsx'

type GoogleLinkProps = {
  readonly returnTo: string
  /** True if there is no form beside it that shows the terms of a candidate's account. */
  readonly isAlone: boolean
}

/** A full page load, because Google's page comes next. Works without scripts. */
export function GoogleLink({ returnTo, isAlone }: GoogleLinkProps) {
  return (
    <div className="grid gap-4 pt-4">
      <p className="flex items-center gap-3 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      <a
        href={`/api/auth/google${returnTo === '/' ? '' : `?returnTo=${encodeURIComponent(returnTo)}`}`}
        className={buttonClass('secondary')}
      >
        <GoogleMark />
        Continue with Google
      </a>
      {isAlone && <GoogleTerms />}
    </div>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-5 shrink-0">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.5-3.8-12.3-9H4.4v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#FBBC05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.4a22 22 0 0 0 0 19.8l7.3-5.7z" />
      <path fill="#EA4335" d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A21.9 21.9 0 0 0 4.4 14.1l7.3 5.7c1.8-5.2 6.6-9 12.3-9z" />
    </svg>
  )
}
