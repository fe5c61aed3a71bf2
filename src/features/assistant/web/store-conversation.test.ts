import { afterEach, expect, test, vi } from 'vitest'
import { newConversation } from './conversation.ts'
import { storeConversation } from './store-conversation.ts'

afterEach(() => vi.unstubAllGlobals())

const asha = '0190d3a0-0000-7000-8000-000000000001'

test('a conversation is sent with its owner, and is not stored if another person has signed in', async () => {
  const bodies: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    bodies.push(body)
    return Response.json({ message: 'This is the conversation of somebody else', code: 'otherOwner' }, { status: 409 })
  })
  await expect(storeConversation(newConversation('career_advice'), asha)).rejects.toMatchObject({ code: 'otherOwner' })
  expect(bodies.map((body) => (JSON.parse(body) as { ownerId: string }).ownerId)).toEqual([asha])
})
