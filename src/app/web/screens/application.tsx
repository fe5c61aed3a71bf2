import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApplicationPage } from '#features/applications/web/tracking/application-page.tsx'
import { trackedApplication, threadOf } from '#features/applications/web/tracking/tracked-application.ts'
import type { CvAsSent } from '#features/applications/tracking-contract.ts'
import { CvSheet } from '#features/cvs/web/cv-sheet.tsx'
import { InterviewCard } from '#features/interview-slots/web/interview-card.tsx'
import { myInterview } from '#features/interview-slots/web/interview-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

/** Always reloaded, because the employer may have changed the application. */
export const loader = loadSignedIn((client, { applicationId = '' }) =>
  Promise.all([
    client.fetchQuery({ ...trackedApplication(applicationId), staleTime: 0 }),
    client.fetchQuery({ ...threadOf(applicationId), staleTime: 0 }),
    client.fetchQuery({ ...myInterview(applicationId), staleTime: 0 }),
  ]),
)

export function Component() {
  const { applicationId = '' } = useParams()
  const { data } = useSuspenseQuery(trackedApplication(applicationId))
  return (
    <>
      <Seo title={`Application: ${data.job.title}`} isHidden />
      <ApplicationPage
        key={applicationId}
        applicationId={applicationId}
        previewBodyOf={previewBodyOf}
        interview={<InterviewCard applicationId={applicationId} />}
      />
    </>
  )
}

function previewBodyOf(cv: CvAsSent) {
  return <CvSheet cv={cv} />
}
