import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { openStatuses } from '#features/applications/rules.ts'
import { stateIn } from '#features/applicants/web/applicant-filter.ts'
import { applicantPage, neighboursOf, readListsAgain, receivedThread } from '#features/applicants/web/applicant-queries.ts'
import { ApplicantView } from '#features/applicants/web/applicant-view.tsx'
import type { CvAsSent } from '#features/applications/tracking-contract.ts'
import { CvSheet } from '#features/cvs/web/cv-sheet.tsx'
import { ApplicantInterviews } from '#features/interview-sessions/web/applicant-interviews.tsx'
import { applicantSessions } from '#features/interview-sessions/web/interview-queries.ts'
import { InviteCard } from '#features/interview-slots/web/invite-card.tsx'
import { receivedInterview } from '#features/interview-slots/web/interview-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

/** Always reloaded, because the candidate or a colleague may have changed the application. */
export const loader = loadEmployer((client, { applicationId = '' }, { searchParams }) => {
  const page = client.fetchQuery({ ...applicantPage(applicationId), staleTime: 0 })
  return Promise.all([
    page,
    client.fetchQuery({ ...neighboursOf(applicationId, stateIn(searchParams).list), staleTime: 0 }),
    client.fetchQuery({ ...receivedThread(applicationId), staleTime: 0 }),
    client.fetchQuery({ ...receivedInterview(applicationId), staleTime: 0 }),
    // The page says best that an application does not exist.
    client.fetchQuery({ ...applicantSessions(applicationId), staleTime: 0 }).catch(async (error: unknown) => {
      await page
      throw error
    }),
  ])
})

export function Component() {
  const { applicationId = '' } = useParams()
  const { data: page } = useSuspenseQuery(applicantPage(applicationId))
  const client = useQueryClient()
  const mayInvite = page.mayWrite && (page.next.includes('interview') || page.applicant.status === 'interview')
  const maySchedule = page.mayWrite && openStatuses.some((status) => status === page.applicant.status)
  return (
    <EmployerFrame title="Applicant">
      <Seo title={`Applicant: ${page.cv.personalInfo.fullName}`} isHidden />
      <ApplicantView
        key={applicationId}
        applicationId={applicationId}
        cvSheetOf={cvSheetOf}
        parts={
          <>
            <InviteCard applicationId={applicationId} mayInvite={mayInvite} onChanged={() => readListsAgain(client)} />
            <ApplicantInterviews applicationId={applicationId} maySchedule={maySchedule} />
          </>
        }
      />
    </EmployerFrame>
  )
}

function cvSheetOf(cv: CvAsSent) {
  return <CvSheet cv={cv} />
}
