/** The public API of AI interviews for other features. */
export { countInterviewCall } from './candidate-routes.ts'
export { reportOfSession } from './read-report.ts'
export { removeScores } from './score-question.ts'
export { type Visitor, withSession } from './with-session.ts'
