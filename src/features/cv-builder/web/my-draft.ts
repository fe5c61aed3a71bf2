import type { QueryClient } from '@tanstack/react-query'
import type { auth } from '#features/auth/contract.ts'
import type { Cv } from '#features/cvs/contract.ts'
import { myCv, myRating, myReading } from '#features/cvs/web/my-cv.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { cvBuilder } from '../contract.ts'

const ask = apiQuery<typeof cvBuilder>()

export const myDraft = ask('GET /api/cvs/draft', {})
export const myVersions = ask('GET /api/cvs/versions', {})

const me = apiQuery<typeof auth>()('GET /api/auth/user', {})

/** After a save the person is someone with a CV, the rating is another, and the draft is gone. */
export async function takeSaved(client: QueryClient, saved: Cv): Promise<void> {
  client.setQueryData(myCv.queryKey, saved)
  client.setQueryData(myDraft.queryKey, null)
  // The header shows the person without asking, so nobody would ask anew by themselves.
  await Promise.all([
    client.prefetchQuery({ ...me, staleTime: 0 }),
    ...[myRating, myReading].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
  ])
}
