import { reaction } from '#platform/server/events.ts'
import { moveEmailDue } from '../email-contract.ts'
import { findMove } from './email-queries.ts'
import { statusChangedEmail } from './status-emails.ts'
import { findUnsubscribeInfo } from './unsubscribe-info.ts'

export const tellMove = reaction('tellMove', moveEmailDue, async (context, { changeId }) => {
  const moved = await findMove(context.db, changeId)
  if (!moved) return
  const end = await findUnsubscribeInfo(context, moved.userId)
  if (end) await context.sendEmail({ ...statusChangedEmail(moved, context.sites.mainUrl), ...end })
})
