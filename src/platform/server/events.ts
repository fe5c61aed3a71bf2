import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { EventType } from '#platform/contract/event.ts'
import type { Tx } from './db.ts'
import type { AppContext } from './app-context.ts'

/** Every event is a job of this one kind, so that an event nobody listens to is taken off the queue like any other. */
const announcement = 'event'
const Announcement = z.object({ name: z.string(), payload: z.unknown() })

/** Written in the caller's transaction: the fact and its announcement live or die together. */
export async function publish<P extends z.ZodType>(tx: Tx, type: EventType<P>, payload: z.input<P>): Promise<void> {
  const told = JSON.stringify({ name: type.name, payload })
  await sql`select graphile_worker.add_job(${announcement}, ${told}::json)`.execute(tx)
}

/**
 * The same on a connection without Kysely, as a job of the event's own kind: only a process that reacts to the event takes it. One of an
 * older release, which may still run while the database is migrated, would take it off the queue and do nothing.
 */
export async function publishOn<P extends z.ZodType>(client: ClientBase, type: EventType<P>, payload: z.input<P>): Promise<void> {
  await client.query('select graphile_worker.add_job($1, $2::json)', [type.name, JSON.stringify(payload)])
}

/** Takes every job off the queue whose order, or whose last failure, holds this text. */
export async function deleteQueuedJobsOf(tx: Tx, text: string): Promise<void> {
  await sql`delete from graphile_worker._private_jobs
    where position(lower(${text}) in lower(concat(payload, ' ', last_error))) > 0`.execute(tx)
}

export type Reaction = {
  readonly name: string
  readonly to: EventType
  readonly run: (context: AppContext, payload: unknown) => Promise<void>
}

/** A reaction may run twice (the worker can die after the action and before its note of it): make the second time harmless. */
export function reaction<P extends z.ZodType>(
  name: string,
  to: EventType<P>,
  run: (context: AppContext, payload: z.output<P>) => Promise<void>,
): Reaction {
  return { name, to, run: (context, payload) => run(context, to.payload.parse(payload)) }
}

/** One job per event, which becomes one job per reaction: a reaction that fails is tried again alone. */
export function tasksFor(reactions: readonly Reaction[], context: AppContext): TaskList {
  const tasks: TaskList = {}
  for (const { name, run } of reactions) tasks[name] = (payload) => run(context, payload)
  const listeners = Map.groupBy(reactions, ({ to }) => to.name)
  const jobsFor = (name: string, payload: unknown) =>
    (listeners.get(name) ?? []).map((listener) => ({ identifier: listener.name, payload }))
  for (const name of listeners.keys()) tasks[name] = async (payload, { addJobs }) => void (await addJobs(jobsFor(name, payload)))
  tasks[announcement] = async (told, { addJobs }) => {
    const { name, payload } = Announcement.parse(told)
    await addJobs(jobsFor(name, payload))
  }
  return tasks
}
