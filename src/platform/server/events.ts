import type { TaskList } from 'graphile-worker'
import { type RawBuilder, sql } from 'kysely'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { EventType } from '#platform/contract/event.ts'
import type { Tx } from './db.ts'
import type { AppContext } from './app-context.ts'

/** Every event is a job of this one task, so that an event without reactions is taken off the queue too. */
const announcement = 'event'
const Announcement = z.object({ name: z.string(), payload: z.unknown() })

/** Publishes an event in the caller's transaction: the change and its event are committed or rolled back together. */
export async function publish<P extends z.ZodType>(tx: Tx, type: EventType<P>, payload: z.input<P>): Promise<void> {
  const eventPayload = JSON.stringify({ name: type.name, payload })
  await sql`select graphile_worker.add_job(${announcement}, ${eventPayload}::json, flags => ${mentionedIn(payload)})`.execute(tx)
}

/**
 * Like `publish`, but with a queue task of its own, which only processes with a reaction to the event take. Use it while an older release may still
 * run: that release does not know the event, and would take an ordinary event off the queue and do nothing.
 */
export async function publishJob<P extends z.ZodType>(tx: Tx, type: EventType<P>, payload: z.input<P>): Promise<void> {
  const job = JSON.stringify(payload)
  await sql`select graphile_worker.add_job(${type.name}, ${job}::json, flags => ${mentionedIn(payload)})`.execute(tx)
}

/** Like `publishJob`, to run at a time given as an SQL expression. */
export async function publishJobAt<P extends z.ZodType>(
  tx: Tx,
  type: EventType<P>,
  { payload, at }: { readonly payload: z.input<P>; readonly at: RawBuilder<Date> },
): Promise<void> {
  const job = JSON.stringify(payload)
  await sql`select graphile_worker.add_job(${type.name}, ${job}::json, run_at => ${at}, flags => ${mentionedIn(payload)})`.execute(
    tx,
  )
}

/** Like `publishJob`, for a connection without Kysely. */
export async function publishOn<P extends z.ZodType>(client: ClientBase, type: EventType<P>, payload: z.input<P>): Promise<void> {
  const values = [type.name, JSON.stringify(payload), mentionedIn(payload)]
  await client.query('select graphile_worker.add_job($1, $2::json, flags => $3)', values)
}

const isMention = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$|^\S+@\S+$/i.test(value)

/** The ids and email addresses in a payload. They are stored as flags of the job, because searching payloads would be slow and inexact. */
function mentionedIn(payload: unknown): string[] {
  return typeof payload === 'object' && payload !== null
    ? Object.values(payload).flatMap((value) => (isMention(value) ? [value.toLowerCase()] : []))
    : []
}

type Person = { readonly id: string; readonly address: string }

/** Deletes the queued and failed jobs of a person, by exact id or address. */
export async function deleteQueuedJobsOf(tx: Tx, { id, address }: Person): Promise<void> {
  const whole = address.toLowerCase()
  await sql`select graphile_worker.complete_jobs(array(
    select jobs.id from graphile_worker.jobs where flags ?| ${[id, whole]} or exists (
      select from regexp_split_to_table(lower(last_error), '[][[:space:]<>"''(),:;=]+') word where rtrim(word, '.') = ${whole})))`.execute(
    tx,
  )
}

export type Reaction = {
  readonly name: string
  readonly to: EventType
  readonly run: (context: AppContext, payload: unknown) => Promise<void>
  /** Of all reactions in the same queue one runs at a time. */
  readonly queue?: string
  /** Of this reaction at most one waits: a later event takes the place of the one that waits. Only for one that ignores what its event says. */
  readonly isOnce?: boolean
}

/** Declares a reaction to an event. It may run twice (the worker can die after the work and before recording it), so it must be idempotent. */
export function reaction<P extends z.ZodType>(
  name: string,
  to: EventType<P>,
  run: (context: AppContext, payload: z.output<P>) => Promise<void>,
): Reaction {
  return { name, to, run: (context, payload) => run(context, to.payload.parse(payload)) }
}

const jobFor = ({ name, queue, isOnce }: Reaction, payload: unknown) => ({
  identifier: name,
  payload,
  flags: mentionedIn(payload),
  ...(queue !== undefined && { queueName: queue }),
  ...(isOnce === true && { jobKey: name }),
})

/** The queue's tasks. The job of an event creates one job per reaction, so that a failed reaction is retried alone. */
export function tasksFor(reactions: readonly Reaction[], context: AppContext): TaskList {
  const tasks: TaskList = {}
  for (const { name, run } of reactions) tasks[name] = (payload) => run(context, payload)
  const listeners = Map.groupBy(reactions, ({ to }) => to.name)
  const jobsFor = (name: string, payload: unknown) => (listeners.get(name) ?? []).map((listener) => jobFor(listener, payload))
  for (const name of listeners.keys()) tasks[name] = async (payload, { addJobs }) => void (await addJobs(jobsFor(name, payload)))
  tasks[announcement] = async (eventPayload, { addJobs }) => {
    const { name, payload } = Announcement.parse(eventPayload)
    await addJobs(jobsFor(name, payload))
  }
  return tasks
}
