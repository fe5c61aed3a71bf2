import type { FastifyRequest } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { sessionCookieName } from '#features/auth/server/public.ts'
import { staffCookieName } from '#features/staff/server/public.ts'
import { givenCookie } from '#platform/server/http/cookie-names.ts'
import type { PageCache } from '#platform/server/page-cache.ts'

/** Screens that show visitors nothing but what is public, and nothing of a person. One that is not listed is rendered for each reader. */
const sharedScreens: ReadonlySet<string> = new Set([
  '/',
  '/jobs',
  '/jobs/:jobId',
  '/companies',
  '/companies/:companyId',
  '/aisacv',
  '/salary-calculator',
  '/privacy-policy',
  '/terms-conditions',
  '/cancellation-refund',
  '/shipping-delivery',
])

export function isSharedPage(route: string | undefined): boolean {
  return route !== undefined && sharedScreens.has(route)
}

/** The calls that nearly every such screen makes, and that answer all visitors alike: that they are none of ours, too. */
const sharedCalls: ReadonlySet<string> = new Set([
  '/api/auth/user',
  '/api/site',
  '/api/jobs/figures',
  '/api/jobs?urgent=true&limit=5',
])

export function isSharedCall(path: string): boolean {
  return sharedCalls.has(path)
}

/** Cookies of others (of a measuring proxy, for example) make nobody known to us. */
export function isVisitor(request: FastifyRequest): boolean {
  const isKnown = [sessionCookieName, staffCookieName].some((name) => givenCookie(request, name) !== '')
  return !isKnown && request.headers.authorization === undefined
}

/** The writes that come often and stay within one account. Any other may show on a shared page, and empties the cache. */
const privateWrites = /^\/api\/(cvs?|cv-[\w-]+|free-cv[\w-]*|saved-jobs|saved-searches|notifications|wishes)(\/|$)/

export function keepsPages(route: string): boolean {
  return privateWrites.test(route)
}

/** What the queue has done may show too: a job that has ended, a company that is rated anew. */
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
