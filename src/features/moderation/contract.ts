import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Paging } from '#platform/contract/paging.ts'

/** The filters of a queue: all entries, unclaimed ones, those claimed by the caller, overdue ones. */
const Show = z.enum(['all', 'free', 'mine', 'overdue'], 'show is all, free, mine or overdue')
/** The query of the list of every queue. */
export const QueueQuery = Paging.extend({ show: Show.optional(), kind: z.string().max(60, 'There is no such kind').optional() })
export type QueueFilter = Pick<z.output<typeof QueueQuery>, 'show' | 'kind'>

const Claim = z.object({ name: z.string(), isYours: z.boolean(), until: z.iso.datetime() })

export const QueueEntry = z.object({
  itemId: z.uuid(),
  kind: z.string(),
  since: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  claim: Claim.nullable(),
})
export type QueueEntry = z.output<typeof QueueEntry>

const QueueFigures = z.object({
  name: z.string(),
  title: z.string(),
  path: z.string(),
  /** "3 ratings" */
  waiting: z.string(),
  count: z.int(),
  overdue: z.int(),
  /** The number of entries claimed by the caller. */
  mine: z.int(),
  oldest: z.iso.datetime().nullable(),
})
export type QueueFigures = z.output<typeof QueueFigures>

/** `at` is the time of the server, from which ages are counted. `entries` has claimed entries first, then by due time; at most a thousand. */
const QueueState = QueueFigures.extend({
  at: z.iso.datetime(),
  kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
  entries: z.array(QueueEntry),
})
export type QueueState = z.output<typeof QueueState>

const noQueue = [404, 'There is no such queue'] as const
const queue = z.string().max(60)
const ofQueue = z.object({ queue })
const ofItem = z.object({ queue, itemId: z.uuid('This is no id of an entry') })
/** A refusal that the decisions of all queues share. */
export const claimed = [409, 'Somebody else is working on this'] as const
/** A refusal for an entry that has changed since it was shown, so that no decision is overwritten unseen. */
export const decided = [409, 'Somebody has decided this in the meantime'] as const

/** Each queue has a permission of its own, which the handlers check. */
export const moderation = {
  /** The queues that the caller may work on. */
  'GET /api/admin/queues': { who: 'staff', answer: z.object({ at: z.iso.datetime(), queues: z.array(QueueFigures) }) },
  'GET /api/admin/queues/:queue': { who: 'staff', params: ofQueue, answer: QueueState, refusals: { noQueue } },
  /** Claims the most urgent unclaimed entry. Null if there is none. */
  'POST /api/admin/queues/:queue/next': {
    who: 'staff',
    params: ofQueue,
    answer: z.object({ itemId: z.uuid().nullable() }),
    refusals: { noQueue },
  },
  /** Claims an entry for half an hour. Claiming it again extends the claim by half an hour. */
  'PUT /api/admin/queues/:queue/claims/:itemId': {
    who: 'staff',
    params: ofItem,
    answer: Claim,
    refusals: { noQueue, claimed, notWaiting: [404, 'This is not waiting any more'] },
  },
  /** Gives an entry back. A claim of somebody else stays. */
  'DELETE /api/admin/queues/:queue/claims/:itemId': {
    who: 'staff',
    params: ofItem,
    answer: z.object({ message: z.string() }),
    refusals: { noQueue },
  },
} as const satisfies Contract
