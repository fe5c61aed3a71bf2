import { tasksFor } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { timetableFor } from '#platform/server/timetable.ts'
import type { Work } from '#platform/server/worker.ts'
import { reactions } from './reactions.ts'
import { timetable } from './timetable.ts'

/** Everything that the queue may be asked to do: because something has happened, and because it is time. */
export function workFor(facilities: Facilities, isAlone: boolean): Work {
  const { tasks, cronItems } = timetableFor(timetable, facilities)
  return { taskList: { ...tasksFor(reactions, facilities), ...tasks }, cronItems, isAlone }
}
