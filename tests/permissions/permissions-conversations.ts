import { users, type Row } from './permission-statuses.ts'
import type { World } from './permission-world.ts'

const body = {
  messages: [{ id: '1', role: 'user', content: 'Nurse jobs in Pune', timestamp: '2026-11-20T10:00:00.000Z' }],
  context: 'job_search',
}
const candidateOnly = { ...users(404), candidate: 200 }

export const ofConversations: Readonly<Record<string, Row>> = {
  'GET /api/ai/conversations': [users()],
  'POST /api/ai/conversations': [users(201), () => ({ body })],
  'GET /api/ai/conversations/:id': [candidateOnly, async (world) => ({ params: { id: await aConversationOf(world) } })],
  'PUT /api/ai/conversations/:id': [candidateOnly, async (world) => ({ params: { id: await aConversationOf(world) }, body })],
  'DELETE /api/ai/conversations/:id': [candidateOnly, async (world) => ({ params: { id: await aConversationOf(world) } })],
  'DELETE /api/ai/conversations': [users()],
}

async function aConversationOf({ people }: World): Promise<string> {
  return (await people.candidate.call('POST /api/ai/conversations', body)).json<{ id: string }>().id
}
