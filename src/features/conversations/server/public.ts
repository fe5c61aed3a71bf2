/** The public API of the conversations for other features. */
export { findConversation } from './queries.ts'
