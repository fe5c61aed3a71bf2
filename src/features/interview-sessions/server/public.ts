/**
 * The public API of AI interviews for other features. Only the feature for candidates conducts interviews and calls the functions that write turns.
 */
export { insertClaim, listAnswers } from './answer-queries.ts'
export {
  addCall,
  endCall,
  storeEndReason,
  findFinalEnd,
  findTurns,
  keepCalls,
  listLostCalls,
  listOpenCalls,
  type TurnState,
} from './call-queries.ts'
export { completeSession, endIfOver, endOverSessions, isOver, isOverForGood, isPastLimit } from './complete-session.ts'
export { hasAccess, openAccess, openedSessions } from './candidate-access.ts'
export {
  changeStep,
  correctLine,
  deleteContent,
  giveBackToken,
  insertLine,
  insertStep,
  listLines,
  listSteps,
  mintToken,
  saveConsents,
  saveSummary,
  type Step,
  useToken,
} from './conduct-queries.ts'
export { presentLine, provisionalUntil } from './present-session.ts'
export { type AnswerToRead, findAnswersToRead, replaceScore } from './replace-score.ts'
export { reportOfSession } from './read-report.ts'
export { removeScores, scoreQuestion, serversOwn, storeScore, storeTotal } from './score-question.ts'
export {
  changeSession,
  findCompanyName,
  findSession,
  lockSession,
  type SessionRow,
  type SessionWithCount,
} from './session-queries.ts'
