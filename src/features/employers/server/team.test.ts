import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'
import type { Member, TeamAction } from '../team-contract.ts'

let now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ clock: () => now })
const { db } = portal

type Owner = Awaited<ReturnType<typeof portal.anEmployer>>

async function linkTo(email: string): Promise<string> {
  await portal.settle()
  return /join\?token=([\w-]{43})/.exec(portal.emails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
}

async function invited(owner: Person, email: string, role = 'recruiter'): Promise<string> {
  expect((await owner.call('POST /api/employer/invitations', { email, role })).statusCode).toBe(201)
  return linkTo(email)
}

const accept = (person: Person, token: string) => person.call('POST /api/employer/invitations/accept', { token })
const teamOf = async (person: Person): Promise<Member[]> => (await person.call('GET /api/employer/team')).json()
const rolesOf = async (owner: Person): Promise<string[]> => (await teamOf(owner)).map(({ role }) => role)
const mainOwnerOf = (employerId: string) =>
  db
    .selectFrom('employers')
    .select(['userId', 'contactEmail', 'contactName'])
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()

test('an invitation by email lets one person in, once, with its role', async () => {
  const [owner, farida] = [await portal.anEmployer({ companyName: 'Kaveri Logistics' }), await portal.aUser()]
  const token = await invited(owner, farida.email)
  const offer = await portal.visitor.call('POST /api/employer/invitations/offer', { token })
  expect(offer.json()).toMatchObject({ company: 'Kaveri Logistics', role: 'recruiter', email: `${farida.email[0]}…@example.in` })
  expect((await farida.call('GET /api/employer/team')).statusCode).toBe(403)
  expect((await accept(farida, token)).json()).toEqual({ company: 'Kaveri Logistics', role: 'recruiter' })
  expect(await rolesOf(farida)).toEqual(['owner', 'recruiter'])
  expect((await farida.call('GET /api/auth/user')).json()).toMatchObject({ isEmployer: true })
  expect((await farida.call('GET /api/profile')).statusCode).toBe(403)
  expect((await accept(farida, token)).statusCode).toBe(404)
})

test('of many clicks on one link at once, one joins', async () => {
  const [owner, person] = [await portal.anEmployer(), await portal.aUser()]
  const token = await invited(owner, person.email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(person, token)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await rolesOf(owner)).toEqual(['owner', 'recruiter'])
})

test('a forwarded link lets nobody else in, and an employer of another company stays there', async () => {
  const [owner, asha] = [await portal.anEmployer(), await portal.aUser()]
  const token = await invited(owner, asha.email)
  expect((await accept(await portal.aUser(), token)).json()).toMatchObject({ code: 'otherAddress' })
  const other = await portal.anEmployer({ companyName: 'Tapti Foods' })
  expect((await accept(other, await invited(owner, other.email))).json()).toMatchObject({ code: 'alreadyInTeam' })
  expect(await rolesOf(owner)).toEqual(['owner'])
})

test('a link is over after seven days, when it was taken back, and when another was sent', async () => {
  const [owner, asha] = [await portal.anEmployer(), await portal.aUser()]
  const first = await invited(owner, asha.email)
  const second = await invited(owner, asha.email)
  expect((await accept(asha, first)).statusCode).toBe(404)
  const began = now
  now = new Date(began.getTime() + 7 * 24 * 60 * 60 * 1_000)
  expect((await portal.visitor.call('POST /api/employer/invitations/offer', { token: second })).statusCode).toBe(404)
  now = began
  const [open] = (await owner.call('GET /api/employer/invitations')).json<{ id: string }[]>()
  await owner.call(`DELETE /api/employer/invitations/${open?.id}`)
  expect((await accept(asha, second)).json()).toMatchObject({ code: 'deadInvitation' })
})

test('nobody is flooded with invitations, and no company sends them without end', async () => {
  const [owner, email] = [await portal.anEmployer(), `${randomUUID()}@example.in`]
  const send = (to: string) => owner.call('POST /api/employer/invitations', { email: to, role: 'viewer' })
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1) statuses.push((await send(email)).statusCode)
  expect(statuses).toEqual([201, 201, 201, 429])
  for (let time = 0; time < 26; time += 1) await send(`${randomUUID()}@example.in`)
  expect((await send(`${randomUUID()}@example.in`)).statusCode).toBe(429)
})

test('a member is not invited again', async () => {
  const owner = await portal.anEmployer()
  const body = { email: owner.email.toUpperCase(), role: 'viewer' }
  expect((await owner.call('POST /api/employer/invitations', body)).json()).toMatchObject({ code: 'alreadyMember' })
})

test('the last owner can neither leave nor become something else', async () => {
  const owner = await portal.anEmployer()
  await portal.aMember(owner, 'recruiter')
  expect((await owner.call('DELETE /api/employer/membership')).json()).toMatchObject({ code: 'lastOwner' })
  expect((await owner.call(`PUT /api/employer/team/${owner.id}`, { role: 'viewer' })).json()).toMatchObject({ code: 'lastOwner' })
  expect(await rolesOf(owner)).toEqual(['owner', 'recruiter'])
})

test('of two owners who remove each other, and of two who leave at once, one stays', async () => {
  for (let round = 0; round < 6; round += 1) {
    const first = await portal.anEmployer()
    const second = await portal.aMember(first, 'owner')
    const answers = await Promise.all(
      round % 2 === 0
        ? [first.call(`DELETE /api/employer/team/${second.id}`), second.call(`DELETE /api/employer/team/${first.id}`)]
        : [first.call('DELETE /api/employer/membership'), second.call('DELETE /api/employer/membership')],
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const owners = await db.selectFrom('employerMembers').select('userId').where('employerId', '=', first.employerId).execute()
    expect(owners).toHaveLength(1)
    expect((await mainOwnerOf(first.employerId)).userId).toBe(owners[0]?.userId)
  }
})

test('when the main owner leaves, another one gets the mail, and no name stays', async () => {
  const first = await portal.anEmployer()
  const second = await portal.aMember(first, 'owner')
  await first.call('DELETE /api/employer/membership')
  expect(await mainOwnerOf(first.employerId)).toEqual({
    userId: second.id,
    contactEmail: second.email,
    contactName: 'Farida Khan',
  })
})

test('somebody who has left is a job seeker again and sees nothing of the company', async () => {
  const { employer, theirs } = await anApplication(portal)
  const member = await portal.aMember(employer, 'recruiter')
  expect((await member.call(`GET ${theirs}`)).statusCode).toBe(200)
  await portal.settle()
  await member.call('DELETE /api/employer/membership')
  await portal.settle()
  expect((await member.call(`GET ${theirs}`)).statusCode).toBe(403)
  expect((await member.call('GET /api/profile')).statusCode).toBe(200)
  expect((await member.call('GET /api/notifications')).json()).toEqual([])
})

test('owners and recruiters hear of an application, viewers do not', async () => {
  const employer = await portal.anEmployer()
  const [recruiter, viewer] = [await portal.aMember(employer, 'recruiter'), await portal.aMember(employer, 'viewer')]
  await anApplication(portal, { employer, title: 'Ward Boy' })
  await portal.settle()
  const titles = async (person: Person): Promise<string[]> =>
    (await person.call('GET /api/notifications')).json<{ title: string }[]>().map(({ title }) => title)
  expect(await titles(employer)).toEqual(['Asha Menon has applied for Ward Boy'])
  expect(await titles(recruiter)).toEqual(['Asha Menon has applied for Ward Boy'])
  expect(await titles(viewer)).toEqual([])
  const told = portal.emails.filter(({ subject }) => subject === 'Asha Menon has applied for Ward Boy').map(({ to }) => to)
  expect(told.toSorted()).toEqual([employer.email, recruiter.email].toSorted())
})

test('owners read who did what', async () => {
  const owner = await portal.anEmployer()
  const member = await portal.aMember(owner, 'recruiter')
  await owner.call(`PUT /api/employer/team/${member.id}`, { role: 'viewer' })
  await owner.call(`DELETE /api/employer/team/${member.id}`)
  const log: TeamAction[] = (await owner.call('GET /api/employer/actions')).json()
  expect(log.map(({ who, action, member: concerned }) => `${who} ${action}: ${concerned}`)).toEqual([
    'Meera Joshi removed a member from the team: Farida Khan',
    'Meera Joshi changed a role from recruiter to viewer: Farida Khan',
  ])
})

async function deleteAccount(person: Person): Promise<string | undefined> {
  return (await person.call('POST /api/account/delete', { password: testPassword })).json<{ code?: string }>().code
}

test('an owner whom the team needs cannot delete the account; one of two can, and the company stays', async () => {
  const first: Owner = await portal.anEmployer({ companyName: 'Narmada Textiles' })
  const second = await portal.aMember(first, 'recruiter')
  expect(await deleteAccount(first)).toBe('neededOwner')
  await first.call(`PUT /api/employer/team/${second.id}`, { role: 'owner' })
  expect(await deleteAccount(first)).toBeUndefined()
  expect((await second.call('GET /api/employer/profile')).json()).toMatchObject({
    companyName: 'Narmada Textiles',
    email: second.email,
  })
})
