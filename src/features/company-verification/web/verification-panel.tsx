import { useSuspenseQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { verificationText } from '#features/employers/rules.ts'
import { dateText } from '#platform/contract/dates.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { VerificationState } from '../contract.ts'
import { DocumentForm } from './document-form.tsx'
import { EmailProofForm } from './email-proof-form.tsx'
import { verificationState } from './verification-queries.ts'
import { WithdrawDocument } from './withdraw-document.tsx'

/** The state of the verification, and both ways to it. Owners can act, others can read. */
export function VerificationPanel({ isOwner }: { readonly isOwner: boolean }) {
  const { data } = useSuspenseQuery(verificationState)
  return (
    <Card id="verification" aria-labelledby="verification-title" className="grid scroll-mt-24 gap-4">
      <h2 id="verification-title" className="text-xl">
        Verification
      </h2>
      {data.isVerified ? <Verified state={data} /> : <NotYet state={data} isOwner={isOwner} />}
    </Card>
  )
}

function Verified({ state: { verification } }: { readonly state: VerificationState }) {
  return (
    <p className="flex items-start gap-2 font-medium wrap-anywhere text-leaf">
      <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {verification ? verificationText(verification) : 'Your company is verified.'}
    </p>
  )
}

function NotYet({ state, isOwner }: { readonly state: VerificationState; readonly isOwner: boolean }) {
  const { request, emailSentTo } = state
  return (
    <>
      <p className="max-w-prose">
        Job seekers see your jobs once we know that your company is real. One of the two ways is enough.
      </p>
      {request?.status === 'declined' && (
        <Banner look="failed">
          <p className="font-medium">Your document of {dateText(request.submittedAt)} was not enough</p>
          <p>{request.reason}</p>
        </Banner>
      )}
      {request?.status === 'pending' ? (
        <Banner look="news">
          <p className="font-medium">
            We’re checking your {request.kind.toUpperCase()} {request.number}
          </p>
          <p>Sent on {dateText(request.submittedAt)}. We email you the result, usually within one working day.</p>
          {isOwner && <WithdrawDocument />}
        </Banner>
      ) : null}
      {isOwner && (
        <div className="grid gap-6">
          <EmailProofForm sentTo={emailSentTo} />
          {request?.status !== 'pending' && <DocumentForm />}
        </div>
      )}
      {!isOwner && <p className="text-soft">An owner of your company can do this.</p>}
    </>
  )
}
