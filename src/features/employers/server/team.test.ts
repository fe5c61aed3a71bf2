import { expect, test } from 'vitest'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'
import type { Member, TeamAction } from '../team-contract.ts'

const portal = await openPortal()
const { db } = portal

type Owner = Awaited<ReturnType<typeof portal.anEmployer>>

const teamOf = async (person: Person): Promise<Member[]> => (await person.call('GET /api/employer/team')).json()
const rolesOf = async (owner: Person): Promise<string[]> => (await teamOf(owner)).map(({ role }) => role)
const mainOwnerOf = (employerId: string) =>
  db
    .selectFrom('employers')
    .select(['userId', 'contactEmail', 'contactName'])
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()

test('the last owner can neither leave nor change role', async () => {
  const owner = await portal.anEmployer()
  await portal.aMember(owner, 'recruiter')
  expect((await owner.call('DELETE /api/employer/membership')).json()).toMatchObject({ code: 'lastOwner' })
  expect((await owner.call(`PUT /api/employer/team/${owner.id}`, { role: 'viewer' })).json()).toMatchObject({ code: 'lastOwner' })
  expect(await rolesOf(owner)).toEqual(['owner', 'recruiter'])
})

test('of two owners who remove each other, or leave at once, one stays', async () => {
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

test('when the main owner leaves, another owner gets the mail, and the name is removed', async () => {
  const first = await portal.anEmployer()
  const second = await portal.aMember(first, 'owner')
  await first.call('DELETE /api/employer/membership')
  expect(await mainOwnerOf(first.employerId)).toEqual({
    userId: second.id,
    contactEmail: second.email,
    contactName: 'Farida Khan',
  })
})

test('a person who has left is a job seeker again and sees nothing of the company', async () => {
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

const titles = async (person: Person): Promise<string[]> =>
  (await person.call('GET /api/notifications')).json<{ title: string }[]>().map(({ title }) => title)

test('owners and recruiters are notified of an application, viewers are not', async () => {
  const employer = await portal.anEmployer()
  const [recruiter, viewer] = [await portal.aMember(employer, 'recruiter'), await portal.aMember(employer, 'viewer')]
  await anApplication(portal, { employer, title: 'Ward Boy' })
  await portal.settle()
  expect(await titles(employer)).toEqual(['Asha Menon has applied for Ward Boy'])
  expect(await titles(recruiter)).toEqual(['Asha Menon has applied for Ward Boy'])
  expect(await titles(viewer)).toEqual([])
  const recipients = portal.emails.filter(({ subject }) => subject === 'Asha Menon has applied for Ward Boy').map(({ to }) => to)
  expect(recipients.toSorted()).toEqual([employer.email, recruiter.email].toSorted())
})

test('owners can read the log of actions', async () => {
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
