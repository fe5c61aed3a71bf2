import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, type Params, redirect } from 'react-router'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { loadSignedIn } from './signed-in-only.ts'

/** A screen for employers. A visitor comes back to it after signing in; the portal tells a job seeker how to become an employer. */
export function loadEmployer(work: (client: QueryClient, params: Params, url: URL) => Promise<unknown>): LoaderFunction {
  return loadSignedIn(async (client, params, url) => {
    const user = await findSignedIn(client)
    if (!user?.isEmployer) return redirect('/employer-portal')
    return work(client, params, url)
  })
}
