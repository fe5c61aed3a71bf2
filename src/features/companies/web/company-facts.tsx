import { ProgressBar } from '#platform/web/ui/bars.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { Responses } from '#features/employers/contract.ts'
import { answeredPercent, daysText, leastApplications, peopleText, waitingDays } from '#features/employers/rules.ts'
import type { CompanyProfile } from '../contract.ts'

export function CompanyFacts({ company: { industry, size, cities, openJobs } }: { readonly company: CompanyProfile }) {
  const facts = [
    ['Industry', industry],
    ['People', size && peopleText(size)],
    ['Hires in', cities.join(', ')],
    ['Open jobs', openJobs.toLocaleString('en-IN')],
  ] as const
  return (
    <Card aria-labelledby="facts" className="grid gap-3">
      <h2 id="facts" className="text-lg">
        Facts
      </h2>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
                <dt className="shrink-0 text-soft">{name}</dt>
                <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}

/** How likely and how fast a response is, which no other job board shows. */
export function ResponseCard({ responses }: { readonly responses: Responses | null }) {
  return (
    <Card aria-labelledby="responses" className="grid gap-3">
      <h2 id="responses" className="text-lg">
        Answers to applications
      </h2>
      {responses ? <Answered responses={responses} /> : <TooFew />}
    </Card>
  )
}

function Answered({ responses }: { readonly responses: Responses }) {
  const percent = answeredPercent(responses)
  return (
    <>
      <p>
        <strong className="text-xl font-semibold">{percent}%</strong> got an answer
      </p>
      <ProgressBar label="Share of applications that got an answer" value={percent} />
      <p className="text-soft">
        {responses.answered.toLocaleString('en-IN')} of {responses.applications.toLocaleString('en-IN')} applications in the last
        12 months
        {responses.medianDays !== null && <>. Half of the answers came {daysText(responses.medianDays)}</>}.
      </p>
      <p className="text-sm text-soft">
        We count a message or a status change as an answer. Applications withdrawn before an answer are left out, and so are those
        that have waited for fewer than {waitingDays} days.
      </p>
    </>
  )
}

function TooFew() {
  return (
    <p className="text-soft">
      Not enough data: fewer than {leastApplications} applications in the last 12 months, not counting those withdrawn before an
      answer, or waiting for fewer than {waitingDays} days.
    </p>
  )
}
