/** The public API of the counting of requests. */
export { countFailures } from './count-emails.ts'
export { countTraffic, writeTraffic } from './count-traffic.ts'
export { other } from './day-counts.ts'
export { percentilesOf, type Percentiles } from './durations.ts'
export {
  type Counts,
  countVisitors,
  type VisitorCount,
  firstStart,
  listCountedDays,
  listSpans,
  queueAgeMs,
  readCounts,
} from './read-queries.ts'
export { type BlockedReason, blockedReasons } from './request-facts.ts'
export { uptimeIn } from './span-queries.ts'
export { trafficCounter } from './traffic-counter.ts'
export { deleteSaltsBefore, deleteVisitorsBefore } from './write-queries.ts'
