import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal, type SentEmail } from '#tests/portal.ts'
import type { ThreadMessage } from '../thread-contract.ts'

const portal = await openPortal({ clock: () => new Date('2026-03-02T06:00:00Z') })

const ask = ({ candidate, mine }: ApplicationCase, body: string) => candidate.call(`POST ${mine}/messages`, { body })
const reply = ({ employer, theirs }: ApplicationCase, body: string) => employer.call(`POST ${theirs}/messages`, { body })
const threadOf = async ({ candidate, mine }: ApplicationCase): Promise<ThreadMessage[]> =>
  (await candidate.call(`GET ${mine}/messages`)).json()
const emailsTo = (email: string): SentEmail[] =>
  portal.emails.filter(({ to, key }) => to === email && key.startsWith('application-message'))

async function unreadIn({
  candidate,
  employer,
  mine,
  theirs,
}: ApplicationCase): Promise<readonly [mine: number, theirs: number]> {
  const [here, there] = await Promise.all([candidate.call(`GET ${mine}`), employer.call(`GET ${theirs}`)])
  return [here.json().unread, there.json().unread]
}

test('both sides write to each other and read the same thread, in the order of writing', async () => {
  const applied = await anApplication(portal)
  expect((await ask(applied, '  When do the shifts begin?\n\nAsha ')).statusCode).toBe(201)
  await reply(applied, 'At seven. Can you come on Monday?')
  await ask(applied, 'Yes.')
  const thread = await threadOf(applied)
  expect(thread.map(({ sender, body }) => `${sender}: ${body}`)).toEqual([
    'candidate: When do the shifts begin?\n\nAsha',
    'employer: At seven. Can you come on Monday?',
    'candidate: Yes.',
  ])
  expect((await applied.employer.call(`GET ${applied.theirs}/messages`)).json()).toEqual(thread)
})

test('each message is emailed to the other side once, with its text and a link, without the writer’s address', async () => {
  const applied = await anApplication(portal, { title: 'Theatre Nurse' })
  const sly = 'See <b>https://example.in/?a=1&b=2</b>'
  await ask(applied, sly)
  await reply(applied, 'Come on Monday.')
  await portal.settle()
  await portal.settle()
  const [there] = emailsTo(applied.employer.email)
  expect(emailsTo(applied.employer.email)).toHaveLength(1)
  expect(there?.subject).toBe('Asha Menon has written about the application for Theatre Nurse')
  expect(there?.text).toContain(sly)
  expect(there?.text).toContain(`/employer-portal/applicants/${applied.applicationId}`)
  for (const address of [applied.candidate.email, englishCv.personalInfo.email])
    expect(JSON.stringify(there)).not.toContain(address)
  const [here] = emailsTo(applied.candidate.email)
  expect(emailsTo(applied.candidate.email)).toHaveLength(1)
  expect(here?.subject).toBe('Lotus Care Hospital has written about your application for Theatre Nurse')
  expect(here?.text).toContain('Come on Monday.')
  expect(here?.text).toContain(`/applications/${applied.applicationId}#messages`)
  expect(JSON.stringify(here)).not.toContain(applied.employer.email)
})

test('unread messages are counted on each side until they were shown, and later ones stay unread', async () => {
  const applied = await anApplication(portal)
  await reply(applied, 'One')
  await reply(applied, 'Two')
  await ask(applied, 'Three')
  expect(await unreadIn(applied)).toEqual([2, 1])
  const [listed] = (await applied.candidate.call('GET /api/applications/my-applications')).json()
  expect(listed.unread).toBe(2)
  const [first, , third] = await threadOf(applied)
  const seen = (messageId: string | undefined) => applied.candidate.call(`PUT ${applied.mine}/messages/read`, { messageId })
  expect((await seen(first?.id)).json()).toEqual({ unread: 1 })
  expect((await seen(third?.id)).json()).toEqual({ unread: 0 })
  expect(await unreadIn(applied)).toEqual([0, 1])
  const other = await anApplication(portal)
  await reply(other, 'Elsewhere')
  const elsewhere = await other.candidate.call(`PUT ${other.mine}/messages/read`, { messageId: third?.id })
  expect(elsewhere.json()).toEqual({ unread: 1 })
})

test.each([
  ['nothing', '', 400],
  ['spaces', '   ', 400],
  ['what nobody sees', '\u200B\u200D', 400],
  ['2,001 characters', 'x'.repeat(2_001), 400],
  ['2,000 characters', 'x'.repeat(2_000), 201],
])('a message of %s', async (_what, body, status) => {
  expect((await ask(await anApplication(portal), body)).statusCode).toBe(status)
})

test('one person can send twenty messages about an application per hour, and the other side is not affected', async () => {
  const applied = await anApplication(portal)
  for (let number = 0; number < 20; number++) expect((await ask(applied, `Number ${number}`)).statusCode).toBe(201)
  const refused = await ask(applied, 'One more')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await reply(applied, 'Patience, please.')).statusCode).toBe(201)
  expect(await threadOf(applied)).toHaveLength(21)
})

test('after a withdrawal nobody can write, and earlier messages stay readable', async () => {
  const applied = await anApplication(portal)
  await reply(applied, 'Welcome')
  await applied.candidate.call(`POST ${applied.mine}/withdraw`)
  for (const refused of [await ask(applied, 'Sorry'), await reply(applied, 'Why?')]) {
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: 'This application was withdrawn, so no more messages can be sent', code: 'closed' },
    ])
  }
  expect(await threadOf(applied)).toHaveLength(1)
})

test('after a withdrawal the employer sees only its own messages', async () => {
  const applied = await anApplication(portal)
  const { candidate, employer, mine, theirs } = applied
  await reply(applied, 'Welcome')
  await ask(applied, 'Call me: 98450 12345')
  await candidate.call(`POST ${mine}/withdraw`)
  await portal.settle()
  const visible: ThreadMessage[] = (await employer.call(`GET ${theirs}/messages`)).json()
  expect(visible.map(({ body }) => body)).toEqual(['Welcome'])
  expect(await threadOf(applied)).toHaveLength(2)
  const [listed] = (await employer.call('GET /api/employer/applications')).json()
  expect([listed.unread, (await unreadIn(applied))[1]]).toEqual([0, 0])
  // The email was still in the queue when the application was withdrawn.
  expect(emailsTo(employer.email)).toEqual([])
})
