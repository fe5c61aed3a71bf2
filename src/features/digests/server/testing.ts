/** What only tests may ask of digests. */
export { startDailyDigests } from './start-daily-digest.ts'
