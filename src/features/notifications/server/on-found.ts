import { searchAlerted } from '#features/saved-searches/contract.ts'
import { findSearchOwner } from '#features/saved-searches/server/public.ts'
import { wishMatched } from '#features/wishes/contract.ts'
import { findWishOwner } from '#features/wishes/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import { notify } from './notify.ts'

/** Once a day for each wish, however many jobs match it. */
export const notifyMatch = reaction('notifyMatch', wishMatched, async (context, { wishId, day }) => {
  const wish = await findWishOwner(context.db, wishId)
  if (!wish) return
  await notify(context, {
    userId: wish.userId,
    key: `wish-${wishId}-${day}`,
    kind: 'match',
    title: `New jobs match your wish: ${wish.role} at ${wish.company}`,
    body: 'See the jobs and why they match.',
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
    body: 'See the jobs and why they match.',
    link: `/wishes#search-${searchId}`,
  })
})
