import { messageContent, statusChangeContent } from '#features/notifications/content.ts'
import { ago } from './insert-rows.ts'
import { demoId } from './demo-id.ts'
import type { Row } from './insert-rows.ts'
import { jobRow } from './jobs.ts'
import type { People } from './people-content.ts'
import { userId } from './user-rows.ts'
import type { DemoWorld } from './demo-world.ts'

type Application = People['applications'][number]

/** Messages older than this are read: the first candidate signs in every day or two. */
const unreadDays = 1.5

/** The messages of an application: read soon after they were written, or not yet. */
export function messageRows(world: DemoWorld, { job, messages }: Application): Row[] {
  return messages.map(({ from, daysAgo, body }, index) => ({
    id: demoId(world.seed, 'message', job * 10 + index),
    application_id: demoId(world.seed, 'application', job),
    sender: from,
    body,
    sent_at: ago(world, daysAgo),
    read_at: daysAgo > unreadDays ? ago(world, daysAgo - 0.1) : null,
  }))
}

/** The notifications about an application. Emails of that time have been sent. */
export function newsRows(world: DemoWorld, { job, moves, messages }: Application): Row[] {
  const { title, company } = jobRow(world, job)
  const about = { applicationId: demoId(world.seed, 'application', job), title, company }
  const notifications = [
    ...moves.map(({ to, daysAgo }, index) => ({
      daysAgo,
      news: statusChangeContent(changeId(world, job, index + 1), to, about),
    })),
    ...messages.flatMap(({ from, daysAgo }, index) =>
      from === 'employer' ? [{ daysAgo, news: messageContent(demoId(world.seed, 'message', job * 10 + index), about) }] : [],
    ),
  ]
  return notifications.map(({ daysAgo, news: { applicationId, messageId, ...news } }, index) => ({
    ...news,
    application_id: applicationId,
    message_id: messageId,
    id: demoId(world.seed, 'news', job * 10 + index),
    user_id: userId(world, 'candidate'),
    created_at: ago(world, daysAgo),
    read_at: daysAgo > unreadDays ? ago(world, daysAgo - 0.1) : null,
    mailed_at: ago(world, daysAgo),
  }))
}

export function changeId({ seed }: DemoWorld, job: number, step: number): string {
  return demoId(seed, 'change', job * 10 + step)
}
