/** The public API of the interview preparation. */
export { readPreparation } from './read-preparation.ts'
