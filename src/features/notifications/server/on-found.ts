import { salaryText } from '#features/jobs/rules.ts'
import { searchAlerted } from '#features/saved-searches/contract.ts'
import { findNewestAlert, findSearchOwner } from '#features/saved-searches/server/public.ts'
import { wishMatched } from '#features/wishes/contract.ts'
import { findNewestMatch, findWishOwner } from '#features/wishes/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import { notify } from './notify.ts'

/** Notifies once a day for each wish, however many jobs match. */
export const notifyMatch = reaction('notifyMatch', wishMatched, async (context, { wishId, day }) => {
  const wish = await findWishOwner(context.db, wishId)
  if (!wish) return
  await notify(context, {
    userId: wish.userId,
    key: `wish-${wishId}-${day}`,
    kind: 'match',
    title: `New jobs match your wish: ${wish.role} at ${wish.company}`,
    body: firstJobText(await findNewestMatch(context.db, wishId, context.clock())),
    link: `/wishes#wish-${wishId}`,
  })
})

export const notifyAlert = reaction('notifyAlert', searchAlerted, async (context, { searchId, day }) => {
  const search = await findSearchOwner(context.db, searchId)
  if (!search) return
  await notify(context, {
    userId: search.userId,
    key: `search-${searchId}-${day}`,
    kind: 'alert',
    title: `New jobs for your saved search: ${search.name}`,
    body: firstJobText(await findNewestAlert(context.db, searchId, context.clock())),
    link: `/wishes#search-${searchId}`,
  })
})

type FoundJob = Parameters<typeof salaryText>[0] & { readonly title: string; readonly company: string; readonly location: string }

/** Without a number, because more jobs may be found on the same day. */
function firstJobText(job: FoundJob | null): string {
  return job ? `${job.title} at ${job.company}, ${job.location} · ${salaryText(job)}` : 'See the jobs and why they match.'
}
