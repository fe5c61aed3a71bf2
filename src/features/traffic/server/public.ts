/** The public API of traffic for other features. */
export { countFailures, countTraffic, writeTraffic } from './count-traffic.ts'
export { percentilesOf } from './durations.ts'
export {
  type Counts,
  countVisitors,
  type VisitorCount,
  firstStart,
  listCountedDays,
  listSpans,
  readCounts,
} from './read-queries.ts'
export { uptimeIn } from './span-queries.ts'
export { trafficCounter } from './traffic-counter.ts'
export { deleteSaltsBefore, deleteVisitorsBefore } from './write-queries.ts'
