import type { QueryClient } from '@tanstack/react-query'
import type { auth } from '#features/auth/contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { Cv, cvs } from '../contract.ts'
import type { cvEditor } from '../editor-contract.ts'

const ask = apiQuery<typeof cvs>()

export const myCv = ask('GET /api/cvs/my-cv', {})
export const myDraft = ask('GET /api/cvs/draft', {})
export const myRating = ask('GET /api/cvs/my-cv/rating', {})
export const myReading = ask('GET /api/cvs/my-cv/reading', {})

export const myVersions = apiQuery<typeof cvEditor>()('GET /api/cvs/versions', {})

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
