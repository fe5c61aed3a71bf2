import { insertAdminLog } from '#features/staff/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { publishDraft } from './publish.ts'
import { type DraftRow, findDraft, listDue, lockArticle, updateDraft } from './queries.ts'

export const publishScheduled: CronJob = { name: 'publish-scheduled-articles', cron: '* * * * *', run: publishDue }

async function publishDue({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const articleId of await listDue(db, now)) {
    await db.transaction().execute(async (tx) => {
      await lockArticle(tx, articleId)
      const draft = await findDraft(tx, articleId)
      // Another process or a person may have published or rescheduled it.
      if (draft?.publishAt && draft.publishAt <= now) await publishOrReport(tx, draft, now)
    })
  }
}

/** A failure is stored and not retried, because the text has to be changed first. */
async function publishOrReport(tx: Tx, draft: DraftRow, now: Date): Promise<void> {
  const { articleId, scheduledBy } = draft
  if (scheduledBy === null) return
  const problem = await publishDraft(tx, draft, { adminId: scheduledBy, now })
  if (!problem) return
  await updateDraft(tx, articleId, { publishAt: null, scheduledBy: null, failure: problem.message })
  const action = 'fail to publish article'
  await insertAdminLog(tx, {
    adminId: scheduledBy,
    action,
    description: problem.message,
    targetType: 'article',
    targetId: articleId,
  })
}
