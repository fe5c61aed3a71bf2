/** The public API of conversations for other features. */
export { findConversation } from './queries.ts'
