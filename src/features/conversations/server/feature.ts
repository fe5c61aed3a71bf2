import type { Feature } from '#platform/server/feature.ts'
import { conversations } from '../contract.ts'
import { conversationRoutes } from './routes.ts'

export const conversationsFeature: Feature = {
  name: 'conversations',
  about:
    'The conversations of signed-in people with the assistant: stored unless they turned that off, listed and deleted by them.',
  standsOn: ['settings', 'assistant-tools'],
  calls: [{ contract: conversations, routes: conversationRoutes }],
  personalData: [
    {
      table: 'ai_conversations',
      about: 'Your conversations with the assistant.',
      links: [{ column: 'user_id', is: 'id' }],
      onDelete: 'erased',
    },
  ],
}
