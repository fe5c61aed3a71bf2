import type { FastifyRequest } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { openArticleVersion } from '#features/articles/server/public.ts'
import { sessionCookieName } from '#features/auth/server/public.ts'
import { staffCookieName } from '#features/staff/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { givenCookie } from '#platform/server/http/cookie-names.ts'
import type { PageCache } from '#platform/server/page-cache.ts'

/** Screens that show visitors only public data. A screen that is not listed is rendered for each request. */
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

/** The version of what a page under this address shows, beside what `forget` empties: an article that another process has changed has a new one. */
export function openPageVersions(context: Pick<AppContext, 'db' | 'clock'>): (address: string) => Promise<string> {
  const articles = openArticleVersion(context)
  return async (address) => (/^\/+(blog|career-guidance)\b/i.test(address) ? articles() : '')
}

/** Calls that many such screens make and whose answer is the same for all visitors. For them `/api/auth/user` is always a 401. */
const sharedCalls: ReadonlySet<string> = new Set([
  '/api/auth/user',
  '/api/site',
  '/api/jobs/figures',
  '/api/jobs?urgent=true&limit=5',
  // Without any filter, as most visitors open it.
  '/api/jobs?limit=20',
  '/api/jobs/promoted',
])

export function isSharedCall(path: string): boolean {
  return sharedCalls.has(path)
}

/** Without a session of ours. Other cookies (of analytics, for example) do not matter. */
export function isVisitor(request: FastifyRequest): boolean {
  const isKnown = [sessionCookieName, staffCookieName].some((name) => givenCookie(request, name) !== '')
  return !isKnown && request.headers.authorization === undefined
}

/** Frequent writes that affect one account only. Any other may change a shared page, and empties the cache where the database announces no changes. */
const privateWrites =
  /^\/api\/(ai|cvs?|cv-[\w-]+|free-cv[\w-]*|saved-jobs|saved-searches|notifications|wishes|recruiter-feedback|admin\/blog)(\/|$)/

export function keepsPages(route: string): boolean {
  return privateWrites.test(route)
}

/** Queue jobs may change a page too, as writes do: a job expires, a company's rating changes. */
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
