import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunction, type Params, redirectDocument } from 'react-router'
import { loginHref } from '#features/auth/login-href.ts'
import { findSignedIn } from '#features/auth/web/signed-in.ts'
import { CallFailed } from '#platform/web/call.ts'
import { load } from '#platform/web/load.ts'

/** A loader for a screen of signed-in users. A visitor returns to it after signing in. */
export function loadSignedIn(work: (client: QueryClient, params: Params, url: URL) => Promise<unknown>): LoaderFunction {
  return load(async (client, url, params) => {
    const login = loginHref(url.pathname + url.search)
    if (!(await findSignedIn(client))) return redirectDocument(login)
    try {
      return await work(client, params, url)
    } catch (error) {
      // The sign-in has ended since the last screen was opened.
      if (error instanceof CallFailed && error.status === 401) return redirectDocument(login)
      throw error
    }
  })
}
