import { useQuery } from '@tanstack/react-query'
import { longDateText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { roleLabels, roleMeanings } from '../../rules.ts'
import type { InvitationOffer, team } from '../../team-contract.ts'
import { invitationOffer } from '../employer-queries.ts'

const call = apiCalls<typeof team>()

type JoinTeamProps = {
  readonly token: string
  /** Null for a visitor. */
  readonly email: string | null
  readonly loginHref: string
}

/** Opened by the link in an invitation. Opening it does not use the invitation, so programs that scan links do not join. */
export function JoinTeam({ token, email, loginHref }: JoinTeamProps) {
  const { data: offer, error } = useQuery({ ...invitationOffer(token), enabled: token !== '', retryOnMount: false })
  if (token === '' || error) {
    const text = error ? sentenceOf(error) : 'The link is incomplete. Please open it from the email again.'
    return (
      <Banner look="failed" role="alert">
        {text}
      </Banner>
    )
  }
  if (!offer)
    return (
      <>
        <output className="block text-soft">Reading the invitation…</output>
        <NeedsScript what="This page needs" />
      </>
    )
  return (
    <div className="grid gap-4">
      <OfferText offer={offer} />
      {email === null ? <SignInFirst loginHref={loginHref} /> : <Accept token={token} email={email} />}
    </div>
  )
}

function OfferText({ offer: { company, role, email, expiresAt } }: { readonly offer: InvitationOffer }) {
  return (
    <>
      <p className="text-lg">
        <strong className="font-semibold">{company}</strong> invites you into its hiring team as {roleLabels[role]}.
      </p>
      <p>{roleMeanings[role]}</p>
      <p className="text-soft">
        Sent to {email}, open until {longDateText(expiresAt)}.
      </p>
    </>
  )
}

function SignInFirst({ loginHref }: { readonly loginHref: string }) {
  return (
    <>
      <p>Sign in with that email address, or create an account with it. You come back here.</p>
      <a href={loginHref} className={buttonClass('primary', 'justify-self-start')}>
        Sign in or register
      </a>
    </>
  )
}

function Accept({ token, email }: { readonly token: string; readonly email: string }) {
  const {
    isBusy,
    error,
    run: accept,
  } = useAction(async () => {
    await call('POST /api/employer/invitations/accept', { body: { token } })
    // A full navigation, so that data loaded for a job seeker is not shown to an employer.
    location.assign('/employer-portal')
  })
  return (
    <>
      <p className="text-soft">
        You’re signed in as {email}. While you’re in a team, your CV and applications rest. They come back when you leave it.
      </p>
      {error && (
        <Banner look="failed" role="alert">
          {sentenceOf(error)}
        </Banner>
      )}
      <Button className="justify-self-start" isBusy={isBusy} onClick={() => accept()}>
        Join the team
      </Button>
    </>
  )
}
