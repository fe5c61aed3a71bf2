import type { TaskList } from 'graphile-worker'
import type { PageCache } from '#platform/server/page-cache.ts'

/** Screens that show visitors only public data. A screen that is not listed is rendered for each request. */
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

/** Frequent writes that affect one account only. Any other may change a shared page, and empties the cache. */
const privateWrites = /^\/api\/(cvs?|cv-[\w-]+|free-cv[\w-]*|saved-jobs|saved-searches|notifications|wishes)(\/|$)/

export function keepsPages(route: string): boolean {
  return privateWrites.test(route)
}

/** Queue jobs may change a page too: a job expires, a company's rating changes. */
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
