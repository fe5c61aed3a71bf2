import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, type Params, redirect } from 'react-router'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { loadSignedIn } from './signed-in-only.ts'

type Work = (client: QueryClient, params: Params, url: URL) => Promise<unknown>

/** Somebody's role changes seldom, and the server checks it at each call. */
const roleMs = 60_000

/** A screen for employers. A visitor comes back to it after signing in; the portal tells a job seeker how to become an employer. */
export function loadEmployer(work: Work): LoaderFunction {
  return loadSignedIn(async (client, params, url) => {
    const user = await findSignedIn(client)
    if (!user?.isEmployer) return redirect('/employer-portal')
    const [answer] = await Promise.all([work(client, params, url), client.fetchQuery({ ...employerProfile, staleTime: roleMs })])
    return answer
  })
}

/** A screen that writes: viewers of the team are led to the list instead. */
export function loadRecruiter(listPath: string, work: Work): LoaderFunction {
  return loadEmployer(async (client, params, url) => {
    const { role } = await client.fetchQuery({ ...employerProfile, staleTime: roleMs })
    return role === 'viewer' ? redirect(listPath) : work(client, params, url)
  })
}
