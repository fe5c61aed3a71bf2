/** What only tests may ask of applications. */
export { insertStatusChange } from './queries.ts'
