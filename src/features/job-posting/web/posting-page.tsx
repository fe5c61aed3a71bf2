import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMayWrite } from '#features/employers/web/employer-queries.ts'
import { dateText } from '#platform/contract/dates.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { PostingInFull } from '../contract.ts'
import { readFields } from '../fields.ts'
import { unconfirmedDays } from '../rules.ts'
import { applicantsPath } from './posting-paths.ts'
import { PostingPreview } from './posting-preview.tsx'
import { postingFor } from './posting-queries.ts'
import { PostingSteps } from './posting-steps.tsx'
import { StateBadge } from './state-badge.tsx'

type PostingPageProps = {
  readonly postingId: string
  /** Parts of other features for an open job. */
  readonly whenOpen: ReactNode
}

/** The page on which a company manages one job. */
export function PostingPage({ postingId, whenOpen }: PostingPageProps) {
  const { data: posting } = useSuspenseQuery(postingFor(postingId))
  const mayWrite = useMayWrite()
  return (
    <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_22rem] two:gap-8">
      <aside aria-label="State of this job" className="grid gap-4 two:col-start-2 two:row-start-1">
        <State posting={posting} />
        {mayWrite && <PostingSteps posting={posting} />}
        {mayWrite && posting.state === 'open' && !posting.isExpired && whenOpen}
      </aside>
      <PostingPreview {...posting} fields={readFields(posting.body)} isPageOnly />
    </div>
  )
}

type PostingProps = { readonly posting: PostingInFull }

function State({ posting }: PostingProps) {
  const { id, applications, fresh, publishedAt, expiresAt } = posting
  return (
    <Card className="grid gap-3">
      <p>
        <StateBadge {...posting} />
      </p>
      <Explanation posting={posting} />
      <dl className="grid grid-cols-2 gap-3">
        <Figure name="Applications">{applications.toLocaleString('en-IN')}</Figure>
        <Figure name="New">{fresh.toLocaleString('en-IN')}</Figure>
        <Figure name="Posted">{publishedAt ? dateText(publishedAt) : 'Not yet'}</Figure>
        <Figure name="Apply before">{expiresAt ? dateText(expiresAt) : '–'}</Figure>
      </dl>
      {applications > 0 && <ButtonLink to={applicantsPath(id)}>See applicants</ButtonLink>}
    </Card>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

const reportedText = 'Job seekers have reported it. Our staff are looking at it, and write to you. You need not do anything.'
const moneyText = 'The text seems to ask candidates for money. Nobody sees it until our staff have looked at it. We write to you.'

const heldText = (reason: PostingInFull['reason']): string => (reason === 'reports' ? reportedText : moneyText)

function Explanation({ posting: { state, reason, isExpired, confirmationRequestedAt, hasChanges } }: PostingProps) {
  const text = isExpired
    ? 'The last day to apply is over, so nobody sees it. Renew it for 30 more days.'
    : {
        draft:
          reason === 'incomplete'
            ? 'Your company is verified, but this text cannot be published yet. Open it with Edit, complete it and press Publish.'
            : 'Only your team sees it.',
        waiting: 'It is published as soon as your company is verified, as you submitted it.',
        open: confirmationRequestedAt ? `Is it still open? Without an answer for ${unconfirmedDays} days we pause it.` : '',
        paused:
          reason === 'unconfirmed'
            ? 'Nobody confirmed that it is still open. Resume it if it is.'
            : 'Nobody sees it until you resume it.',
        held: heldText(reason),
        closed:
          reason === 'removed'
            ? 'Our staff have removed it, because it breaks our terms.'
            : 'It is final. You can post one like it.',
      }[state]
  return (
    <>
      {text && <p>{text}</p>}
      {hasChanges && state !== 'draft' && (
        <Banner look="news">
          {state === 'waiting'
            ? 'There are changes that you have not submitted. Open it with Edit and press Publish When Verified.'
            : 'There are changes that are not published. Open it with Edit to publish them.'}
        </Banner>
      )}
    </>
  )
}
