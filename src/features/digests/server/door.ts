/** What other features may ask of the letter of the day. */
export { beginDay, beginDayAtEight } from './begin-day.ts'
export { digestHoldings } from './holdings.ts'
