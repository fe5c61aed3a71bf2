import { sql } from 'kysely'
import type { Caller } from '#features/assistant-tools/server/public.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Db } from '#platform/server/db.ts'
import type { FeedbackBody, FeedbackReport } from '../feedback-contract.ts'

type NewFeedback = { readonly caller: Caller; readonly messageId: string; readonly feedback: FeedbackBody }

/** Stores the last feedback of a person on an answer. The unique constraint decides between concurrent calls. */
export async function storeFeedback(db: Db, { caller, messageId, feedback }: NewFeedback, now: Date): Promise<void> {
  const isVisitor = caller.kind === 'visitor'
  const opinion = {
    isHelpful: feedback.isHelpful,
    reason: feedback.reason ?? null,
    comment: feedback.comment || null,
    question: isVisitor ? null : (feedback.question ?? null),
    answer: isVisitor ? null : (feedback.answer ?? null),
    source: feedback.source,
    updatedAt: now,
  }
  await db
    .insertInto('assistantFeedback')
    .values({ id: newId(), userId: isVisitor ? null : caller.id, messageId, createdAt: now, ...opinion })
    .onConflict((conflict) => conflict.constraint('assistant_feedback_once').doUpdateSet(opinion))
    .execute()
}

const days = 30
const mostOpinions = 100

export async function readFeedback(db: Db, now: Date): Promise<FeedbackReport> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1_000)
  const counts = await db
    .selectFrom('assistantFeedback')
    .select([
      'source',
      sql<number>`(count(*) filter (where is_helpful))::int`.as('helpful'),
      sql<number>`(count(*) filter (where not is_helpful))::int`.as('notHelpful'),
    ])
    .where('updatedAt', '>', since)
    .groupBy('source')
    .orderBy('source')
    .execute()
  const opinions = await db
    .selectFrom('assistantFeedback')
    .select(['id', 'reason', 'comment', 'question', 'answer', 'source', 'updatedAt'])
    .where('reason', 'is not', null)
    .$narrowType<{ reason: Exclude<FeedbackBody['reason'], undefined> }>()
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(mostOpinions)
    .execute()
  return { counts, opinions: opinions.map(({ updatedAt, ...opinion }) => ({ ...opinion, updatedAt: updatedAt.toISOString() })) }
}

export async function deleteOldFeedback(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('assistantFeedback').where('updatedAt', '<=', until).execute()
}
