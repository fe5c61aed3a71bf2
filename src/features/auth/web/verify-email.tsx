import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { apiQuery } from '#platform/web/api-queries.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { auth } from '../contract.ts'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { returnToQuery } from '../rules.ts'
import { failing, type Notice, sentenceFor } from './auth-messages.ts'
import { NoticeBox } from './notice-box.tsx'

const ask = apiQuery<typeof auth>()
const readingMs = 3_000

const incomplete: Notice = { isAlert: true, text: 'Invalid verification link. Please check your email for the correct link.' }

type VerifyEmailProps = {
  readonly token: string
  /** Opened after the sign-in that follows. */
  readonly returnTo: string
}

export function VerifyEmail({ token, returnTo }: VerifyEmailProps) {
  const verifiedHref = `/auth?success=verified${returnToQuery(returnTo)}`
  const notice = useVerification(token)
  const isVerified = notice?.isAlert === false
  useLeaving(isVerified ? verifiedHref : null)
  // Space for the answer and its links is reserved, so that nothing below moves when they appear.
  return (
    <div className="grid min-h-56 content-start gap-4">
      {!notice && <output className="block text-soft">Verifying your email…</output>}
      {!notice && <NeedsScript what="This page needs" />}
      <NoticeBox notice={notice} />
      {isVerified && <ButtonLink to={verifiedHref}>Continue to Sign In</ButtonLink>}
      {notice?.isAlert && <WaysOn back={returnToQuery(returnTo)} />}
    </div>
  )
}

function WaysOn({ back }: { readonly back: string }) {
  return (
    <div className="grid gap-3">
      <ButtonLink to={`/auth?tab=verify-email${back}`}>Request a new verification email</ButtonLink>
      <ButtonLink to="/auth" look="secondary">
        Back to Sign In
      </ButtonLink>
    </div>
  )
}

/**
 * Calls the server once per token, however often the screen is rendered, because a second call would find the token used. Null while the call runs.
 */
function useVerification(token: string): Notice | null {
  const { data, error } = useQuery({
    ...ask('POST /api/auth/verify-email', { body: { token } }),
    enabled: token !== '',
    retryOnMount: false,
    refetchOnReconnect: false,
    // Without a network it fails at once with a message, instead of waiting.
    networkMode: 'always',
  })
  if (token === '') return incomplete
  if (error) return { isAlert: true, text: sentenceFor(error, failing.verify) }
  return data ? { isAlert: false, text: data.message } : null
}

function useLeaving(href: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (href === null) return undefined
    const timer = setTimeout(() => void navigate(href, { replace: true }), readingMs)
    return () => clearTimeout(timer)
  }, [href, navigate])
}
