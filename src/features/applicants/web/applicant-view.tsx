import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { JobAsSent } from '#features/applications/web/tracking/submitted-job.tsx'
import { StatusTimeline } from '#features/applications/web/status-timeline.tsx'
import type { CvAsSent } from '#features/applications/tracking-contract.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { useSearchParams } from '#platform/web/search-params.ts'
import { ButtonLink, buttonClass } from '#platform/web/ui/button.tsx'
import { statusForKey } from '../rules.ts'
import { applicantHref, stateIn } from './applicant-filter.ts'
import { ApplicantHead } from './applicant-head.tsx'
import { applicantPage, neighboursOf } from './applicant-queries.ts'
import { NotesCard } from './notes-card.tsx'
import { ReceivedThread } from './received-thread.tsx'
import { ScorecardCard } from './scorecard-card.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useMoveActions } from './use-move-actions.tsx'
import { useSingleKeys } from './use-single-keys.ts'

type ApplicantViewProps = {
  readonly applicationId: string
  readonly cvSheetOf: (cv: CvAsSent) => ReactNode
  /** The interview and the answers, which belong to other features. */
  readonly parts?: ReactNode
}

/** One applicant: the CV beside the job, everything said and noted, and the way to the next one. */
export function ApplicantView({ applicationId, cvSheetOf, parts }: ApplicantViewProps) {
  const { data: page } = useSuspenseQuery(applicantPage(applicationId))
  const { view, list } = stateIn(useSearchParams())
  const { data: neighbours } = useSuspenseQuery(neighboursOf(applicationId, list))
  const navigate = useNavigate()
  const open = (id: string | null): void => {
    if (id) void navigate(applicantHref(id, view, list))
  }
  // After a move the next one opens: ten decisions are ten keys.
  const { request, dialog } = useMoveActions(() => open(neighbours.next))
  useSingleKeys((key) => {
    if (key === 'j') open(neighbours.next)
    else if (key === 'k') open(neighbours.previous)
    else {
      const to = statusForKey(key)
      if (!to || !page.next.includes(to)) return false
      request([page.applicant], to)
    }
    return true
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ApplicantHead page={page} neighbours={neighbours} view={view} list={list} onMove={(to) => request([page.applicant], to)} />
      <div className="grid items-start gap-5 two:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-5">
          <Card className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg">CV as sent</h2>
              <a href={`/api/employer/applications/${applicationId}/cv`} download className={buttonClass('secondary')}>
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
        </div>
        <div className="grid min-w-0 gap-5">
          {parts}
          <ScorecardCard key={`scorecard ${applicationId}`} page={page} />
          <NotesCard page={page} />
          <ReceivedThread page={page} />
          <Card className="grid gap-3">
            <h2 className="text-lg">Timeline</h2>
            <StatusTimeline history={page.history} reader="employer" />
          </Card>
          <JobAsSent job={page.job} title="The job when they applied" />
          <ButtonLink look="quiet" to={`/jobs/${page.jobId}`}>
            View the job
          </ButtonLink>
        </div>
      </div>
      {dialog}
      <UndoBar />
    </div>
  )
}
