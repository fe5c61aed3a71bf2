/** The public API of the candidate's part for other features. */
export { countInterviewCall } from './routes.ts'
export { type Visitor, withSession } from './with-session.ts'
