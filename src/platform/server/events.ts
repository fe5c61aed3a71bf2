import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
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
  tasks[announcement] = async (told, { addJobs }) => {
    const { name, payload } = Announcement.parse(told)
    await addJobs((listeners.get(name) ?? []).map((listener) => ({ identifier: listener.name, payload })))
  }
  return tasks
}
