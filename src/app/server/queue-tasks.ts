import { tasksFor } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { scheduleFor } from '#platform/server/schedule.ts'
import type { QueueTasks } from '#platform/server/worker.ts'
import { reactions } from './reactions.ts'
import { schedule } from './schedule.ts'

/** Everything that the queue may be asked to do: because something has happened, and because it is time. */
export function queueTasksFor(context: AppContext, isAlone: boolean): QueueTasks {
  const { tasks, cronItems } = scheduleFor(schedule, context)
  return { taskList: { ...tasksFor(reactions, context), ...tasks }, cronItems, isAlone }
}
