import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { JobAsSent } from '#features/applications/web/tracking/submitted-job.tsx'
import { StatusTimeline } from '#features/applications/web/status-timeline.tsx'
import type { CvAsSent } from '#features/applications/tracking-contract.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { useSearchParams } from '#platform/web/search-params.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { statusForKey } from '../rules.ts'
import type { ApplicantPage } from '../assessment-contract.ts'
import { applicantHref, type ListState, stateIn, type View } from './applicant-filter.ts'
import { ApplicantHead } from './applicant-head.tsx'
import { applicantPage, neighboursOf } from './applicant-queries.ts'
import { NotesCard } from './notes-card.tsx'
import { pressGuard } from '#platform/web/press-guard.ts'
import { ReceivedThread } from './received-thread.tsx'
import { ScorecardCard } from './scorecard-card.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useMoveActions } from './use-move-actions.tsx'
import { useSingleKeys } from './use-single-keys.ts'

type ApplicantViewProps = {
  readonly applicationId: string
  readonly cvSheetOf: (cv: CvAsSent) => ReactNode
  /** The interview and the answers, which are parts of other features. */
  readonly parts?: ReactNode
}

/** One applicant: the CV beside the job, messages, notes and scores, and links to the next applicant. */
export function ApplicantView({ applicationId, cvSheetOf, parts }: ApplicantViewProps) {
  const { data: page } = useSuspenseQuery(applicantPage(applicationId))
  const { view, list } = stateIn(useSearchParams())
  const { neighbours, decide, dialog } = useDecisions(page, view, list)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ApplicantHead page={page} neighbours={neighbours} view={view} list={list} onMove={decide} />
      <div className="grid items-start gap-5 two:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-5">
          <SubmittedCv page={page} cvSheetOf={cvSheetOf} />
          <ReceivedThread page={page} />
          <Card className="grid gap-3">
            <h2 className="text-lg">Timeline</h2>
            <StatusTimeline history={page.history} reader="employer" />
          </Card>
        </div>
        <div className="grid min-w-0 gap-5">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse */}
          <section aria-label="The job" tabIndex={0} className="two:max-h-112 two:overflow-y-auto">
            <JobAsSent job={page.job} title="The job when they applied" />
          </section>
          {page.answers.length > 0 && <Answers answers={page.answers} />}
          {parts}
          <ScorecardCard key={`scorecard ${applicationId}`} page={page} />
          <NotesCard page={page} />
        </div>
      </div>
      {dialog}
      <UndoBar />
    </div>
  )
}

function Answers({ answers }: Pick<ApplicantPage, 'answers'>) {
  return (
    <Card className="grid gap-3 wrap-anywhere">
      <h2 className="text-lg">Answers</h2>
      <dl className="grid gap-3">
        {answers.map(({ question, answer }) => (
          <div key={question.text}>
            <dt className="text-sm text-soft">{question.text}</dt>
            <dd className={`whitespace-pre-line ${question.kind === 'yes_no' ? 'first-letter:uppercase' : ''}`}>{answer}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Keys for next, previous and each decision. A decision opens the next applicant, so that ten decisions take ten keys. */
function useDecisions(page: ApplicantPage, view: View, list: ListState) {
  const { data: neighbours } = useSuspenseQuery(neighboursOf(page.id, list))
  const navigate = useNavigate()
  const open = async (id: string | null): Promise<void> => {
    if (id) await navigate(applicantHref(id, view, list))
  }
  const { request, dialog } = useMoveActions(() => void pressGuard.during(() => open(neighbours.next)))
  const decide = (to: ApplicationStatus): void => {
    if (!pressGuard.ignores()) request([page.applicant], to)
  }
  useSingleKeys((key) => {
    const to = statusForKey(key)
    if (key === 'j') void open(neighbours.next)
    else if (key === 'k') void open(neighbours.previous)
    else if (to && page.next.includes(to)) decide(to)
    else return false
    return true
  })
  return { neighbours, decide, dialog }
}

function SubmittedCv({ page, cvSheetOf }: { readonly page: ApplicantPage; readonly cvSheetOf: ApplicantViewProps['cvSheetOf'] }) {
  return (
    <>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">CV as sent</h2>
          <a href={`/api/employer/applications/${page.id}/cv`} download className={buttonClass('secondary')}>
            Download PDF
          </a>
        </div>
        {cvSheetOf(page.cv)}
      </Card>
      {page.coverLetter && (
        <Card className="grid gap-2">
          <h2 className="text-lg">Cover letter</h2>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{page.coverLetter}</p>
        </Card>
      )}
    </>
  )
}
