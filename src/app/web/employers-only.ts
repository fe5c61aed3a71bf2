import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, type Params, redirect } from 'react-router'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { loadSignedIn } from './signed-in-only.ts'

type Work = (client: QueryClient, params: Params, url: URL) => Promise<unknown>

/** A role changes seldom, and the server checks it at every call, so it may be cached this long. */
const roleMs = 60_000

/**
 * A loader for a screen of employers. A visitor returns to it after signing in; a job seeker is redirected to the portal, which explains how to
 * become an employer.
 */
export function loadEmployer(work: Work): LoaderFunction {
  return loadSignedIn(async (client, params, url) => {
    const user = await findSignedIn(client)
    if (!user?.isEmployer) return redirect('/employer-portal')
    const [answer] = await Promise.all([work(client, params, url), client.fetchQuery({ ...employerProfile, staleTime: roleMs })])
    return answer
  })
}

/** A loader for a screen that writes. Viewers of the team are redirected to the list. */
export function loadRecruiter(listPath: string, work: Work): LoaderFunction {
  return loadEmployer(async (client, params, url) => {
    const { role } = await client.fetchQuery({ ...employerProfile, staleTime: roleMs })
    return role === 'viewer' ? redirect(listPath) : work(client, params, url)
  })
}
