/** The public API of interviews for candidates, for other features. */
export { countInterviewCall } from './routes.ts'
export { type Visitor, withSession } from './with-session.ts'
