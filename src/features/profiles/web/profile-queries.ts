import type { QueryClient } from '@tanstack/react-query'
import type { auth } from '#features/auth/contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { Profile, profiles } from '../contract.ts'

export const myProfile = apiQuery<typeof profiles>()('GET /api/profile', {})
const account = apiQuery<typeof auth>()('GET /api/auth/user', {})

/** Updates the cache after a save, whose answer is the profile. */
export async function takeProfile(client: QueryClient, profile: Profile): Promise<void> {
  client.setQueryData(myProfile.queryKey, profile)
  await readAgain(client, [myProfile.queryKey[0], account.queryKey[0]])
}

/** Reloads the profile after a change of the photo. */
export async function readProfileAgain(client: QueryClient): Promise<void> {
  await readAgain(client, [account.queryKey[0]])
}

/** Reloads all data derived from the profile: the strength, the matching jobs. The header does not reload name and photo itself. */
async function readAgain(client: QueryClient, but: readonly unknown[]): Promise<void> {
  await Promise.all([
    client.fetchQuery({ ...account, staleTime: 0 }),
    client.invalidateQueries({ predicate: ({ queryKey }) => !but.includes(queryKey[0]) }),
  ])
}
