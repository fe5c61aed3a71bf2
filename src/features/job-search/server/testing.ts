/** What only tests may ask of the search. */
export { sweepExpired } from './spelling-queries.ts'
