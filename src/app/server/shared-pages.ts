import type { FastifyRequest } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { openArticleVersion } from '#features/articles/server/public.ts'
import { sessionCookieName } from '#features/auth/server/public.ts'
import { staffCookieName } from '#features/staff/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { givenCookie } from '#platform/server/http/cookie-names.ts'
import type { PageCache } from '#platform/server/page-cache.ts'

/** Screens that show visitors public data only, so that their pages are cached. All other screens are rendered for each request. */
export const sharedScreens: ReadonlySet<string> = new Set([
  '/',
  '/jobs',
  '/jobs/:jobId',
  '/companies',
  '/companies/:companyId',
  '/aisacv',
  '/blog',
  '/blog/:slug',
  '/career-guidance',
  '/career-guidance/category/:tag',
  '/salary-calculator',
  '/interview-prep',
  '/hiring-solutions',
  '/privacy-policy',
  '/terms-conditions',
  '/cancellation-refund',
  '/shipping-delivery',
])

export function isSharedPage(route: string | undefined): boolean {
  return route !== undefined && sharedScreens.has(route)
}

/** Returns the version of the articles on a page, because articles change without emptying the cache: a changed article has a new version. */
export function openPageVersions(context: Pick<AppContext, 'db' | 'clock'>): (address: string) => Promise<string> {
  const articles = openArticleVersion(context)
  return async (address) => (/^\/+(blog|career-guidance)\b/i.test(address) ? articles() : '')
}

/** Calls of many shared screens whose answer is the same for all visitors. For visitors `/api/auth/user` is always a 401. */
const sharedCalls: ReadonlySet<string> = new Set([
  '/api/auth/user',
  '/api/site',
  '/api/jobs/figures',
  '/api/jobs?urgent=true&limit=5',
  // The list without any filter, which most visitors open.
  '/api/jobs?limit=20',
  '/api/jobs/promoted',
])

export function isSharedCall(path: string): boolean {
  return sharedCalls.has(path)
}

/** True if the request has no session cookie of ours. Other cookies (of analytics, for example) do not matter. */
export function isVisitor(request: FastifyRequest): boolean {
  const isKnown = [sessionCookieName, staffCookieName].some((name) => givenCookie(request, name) !== '')
  return !isKnown && request.headers.authorization === undefined
}

/**
 * Frequent writes that affect one account only. Any other write may change a shared page and empties the cache, unless the database announces
 * changes.
 */
const privateWrites =
  /^\/api\/(ai|cvs?|cv-[\w-]+|free-cv[\w-]*|saved-jobs|saved-searches|notifications|wishes|recruiter-feedback|admin\/blog)(\/|$)/

export function keepsPages(route: string): boolean {
  return privateWrites.test(route)
}

/** Queue jobs may change shared pages too: a job expires, a company's rating changes. */
export function forgetAfterTasks(tasks: TaskList, shared: PageCache): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => [
      name,
      async (...given: Parameters<NonNullable<typeof run>>) => {
        try {
          return await run?.(...given)
        } finally {
          shared.forget()
        }
      },
    ]),
  )
}
