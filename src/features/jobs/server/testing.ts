/** What only tests may ask of jobs. */
export { insertJobs } from './queries.ts'
