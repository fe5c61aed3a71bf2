import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BoostCard, boostOf } from '#features/job-boosts/web/boost-card.tsx'
import { InterviewForJob } from '#features/interview-sessions/web/interview-for-job.tsx'
import { PostingPage } from '#features/job-posting/web/posting-page.tsx'
import { postingFor } from '#features/job-posting/web/posting-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

export const loader = loadEmployer((client, { postingId = '' }) =>
  Promise.all([
    client.fetchQuery({ ...postingFor(postingId), staleTime: 0 }),
    client.fetchQuery({ ...boostOf(postingId), staleTime: 0 }),
  ]),
)

export function Component() {
  const { postingId = '' } = useParams()
  const { data: posting } = useSuspenseQuery(postingFor(postingId))
  const title = posting.title || 'Untitled job'
  return (
    <EmployerFrame title={title}>
      <Seo title={title} isHidden />
      <PostingPage
        postingId={postingId}
        whenOpen={
          <>
            <BoostCard jobId={postingId} />
            <InterviewForJob jobId={postingId} />
          </>
        }
      />
    </EmployerFrame>
  )
}
