import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import { CallFailed } from '#platform/web/call.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { cvSharing } from '../contract.ts'
import { MailMyLink } from './mail-my-link.tsx'

const ask = apiQuery<typeof cvSharing>()

/** The call is made once per token, however often the screen is rendered, because a second call would find the token used. */
export const spending = { retryOnMount: false, refetchOnReconnect: false, networkMode: 'always' } as const

/** Uses the emailed token in a separate call, because programs that scan emails open links too. */
export function VerifyCv({ token }: { readonly token: string }) {
  const { data, error } = useQuery({ ...ask('POST /api/cvs/verify', { body: { token } }), ...spending, enabled: token !== '' })
  if (token === '') return <p role="alert">This link is incomplete. Please open it from our email again.</p>
  if (error)
    return (
      <>
        <p role="alert">{sentenceOf(error)}</p>
        <p className="text-soft">If your email is already verified, you're done. Otherwise we can email you a new link.</p>
        <MailMyLink />
      </>
    )
  if (!data) return <output className="block text-soft">Verifying your email…</output>
  return (
    <>
      <output className="block">{data.message}</output>
      {data.linkId && <ButtonLink to={`/cv/view/${data.linkId}`}>See your CV</ButtonLink>}
    </>
  )
}

export function sentenceOf(error: unknown): string {
  const message = error instanceof CallFailed ? error.said : undefined
  return message ?? "We couldn't connect. Please reload this page."
}
