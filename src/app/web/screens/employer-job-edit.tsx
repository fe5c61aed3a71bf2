import type { QueryClient } from '@tanstack/react-query'
import { redirect, useLoaderData, useParams } from 'react-router'
import { EditPosting, NewPosting } from '#features/job-posting/web/start-posting.tsx'
import { jobsPath, postingPath } from '#features/job-posting/web/posting-paths.ts'
import { postingFor, postingStanding } from '#features/job-posting/web/posting-queries.ts'
import { CallFailed } from '#platform/web/call.ts'
import { loaderResult } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { useSearchParams } from '#platform/web/search-params.ts'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadRecruiter } from '../employers-only.ts'

type EditState = 'new' | 'known'

export const loader = loadRecruiter(jobsPath, async (client, { postingId = '' }, { searchParams }) => {
  const posting = await findPosting(client, postingId, searchParams.has('new'))
  if (posting?.state === 'closed') return redirect(postingPath(postingId))
  if (posting) return loaderResult('known' satisfies EditState)
  const like = searchParams.get('like')
  await Promise.all([client.fetchQuery({ ...postingStanding, staleTime: 0 }), like && client.ensureQueryData(postingFor(like))])
  return loaderResult('new' satisfies EditState)
})

/** Loads the posting. A new posting does not exist before something is typed. */
async function findPosting(client: QueryClient, postingId: string, isNew: boolean) {
  try {
    return await client.fetchQuery({ ...postingFor(postingId), staleTime: 0 })
  } catch (error) {
    if (isNew && error instanceof CallFailed && error.status === 404) return null
    throw error
  }
}

export function Component() {
  const { postingId = '' } = useParams()
  const state = useLoaderData() as EditState // from the loader above
  const like = useSearchParams().get('like')
  const title = state === 'new' ? 'Post a job' : 'Edit the job'
  return (
    <EmployerFrame title={title}>
      <Seo title={title} isHidden />
      {state === 'new' ? (
        <NewPosting key={postingId} postingId={postingId} like={like} />
      ) : (
        <EditPosting key={postingId} postingId={postingId} />
      )}
    </EmployerFrame>
  )
}
