/** What other features may ask of the daily digest. */
export { startDailyDigests, startDigestsAtEight } from './start-daily-digest.ts'
