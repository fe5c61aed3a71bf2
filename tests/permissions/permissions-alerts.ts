import { randomUUID } from 'node:crypto'
import { newId } from '#platform/server/new-id.ts'
import { candidateAlone, candidates, everyone, users, type Row } from './permission-statuses.ts'
import type { World } from './permission-world.ts'

/** Wishes, saved searches, notifications, and unsubscribing. */
export const alerts: Readonly<Record<string, Row>> = {
  'POST /api/wishes': [
    candidates(201),
    () => ({ body: { company: 'Nadi Payments', role: 'Designer', availabilityDays: 30, expectedSalary: null } }),
  ],
  'GET /api/wishes': [candidates()],
  'GET /api/wishes/count': [candidates()],
  'GET /api/wishes/matches': [candidates()],
  'PUT /api/wishes/:id': [
    candidateAlone(),
    async (world) => ({ params: { id: await aWishOf(world) }, body: { isActive: true } }),
  ],
  'DELETE /api/wishes/:id': [candidateAlone(), async (world) => ({ params: { id: await aWishOf(world) } })],

  'POST /api/saved-searches': [candidates(201), () => ({ body: { query: { q: 'nurse' } } })],
  'GET /api/saved-searches': [candidates()],
  'PUT /api/saved-searches/:id': [
    candidateAlone(),
    async (world) => ({ params: { id: await aSearchOf(world) }, body: { isActive: true } }),
  ],
  'DELETE /api/saved-searches/:id': [candidateAlone(), async (world) => ({ params: { id: await aSearchOf(world) } })],

  'GET /api/notifications': [users()],
  'GET /api/notifications/unread': [users()],
  'PUT /api/notifications': [users()],
  'PUT /api/notifications/:id': [
    { ...users(404), candidate: 200 },
    async (world) => ({ params: { id: await aNotificationOf(world) }, body: { isRead: true } }),
  ],

  'POST /api/unsubscribe': [everyone(400), () => ({ body: { token: 'made-up' } })],
  'POST /api/unsubscribe/undo': [everyone(400), () => ({ body: { token: 'made-up' } })],
}

async function aWishOf({ people }: World): Promise<string> {
  const answer = await people.candidate.call('POST /api/wishes', {
    company: 'Nadi Payments',
    role: 'Designer',
    availabilityDays: 30,
  })
  return answer.json<{ id: string }>().id
}

async function aSearchOf({ people }: World): Promise<string> {
  return (await people.candidate.call('POST /api/saved-searches', { query: { q: 'nurse' } })).json<{ id: string }>().id
}

async function aNotificationOf({ db, people }: World): Promise<string> {
  const id = newId()
  const notification = {
    key: randomUUID(),
    kind: 'match',
    title: 'New jobs',
    body: '',
    link: null,
    createdAt: new Date(),
  } as const
  await db
    .insertInto('notifications')
    .values({ id, userId: people.candidate.id, ...notification })
    .execute()
  return id
}
