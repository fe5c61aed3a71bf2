import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPortal, type Person } from '#tests/portal.ts'
import type { Member } from '../team-contract.ts'

let now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ clock: () => now })

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

test('an invitation lets one person join, once, with its role', async () => {
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

test('of many concurrent clicks on one link, one joins', async () => {
  const [owner, person] = [await portal.anEmployer(), await portal.aUser()]
  const token = await invited(owner, person.email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(person, token)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await rolesOf(owner)).toEqual(['owner', 'recruiter'])
})

test('a forwarded link lets nobody else join, and an employer of another company stays there', async () => {
  const [owner, asha] = [await portal.anEmployer(), await portal.aUser()]
  const token = await invited(owner, asha.email)
  expect((await accept(await portal.aUser(), token)).json()).toMatchObject({ code: 'otherAddress' })
  const other = await portal.anEmployer({ companyName: 'Tapti Foods' })
  expect((await accept(other, await invited(owner, other.email))).json()).toMatchObject({ code: 'alreadyInTeam' })
  expect(await rolesOf(owner)).toEqual(['owner'])
})

test('a link is invalid after seven days, after a withdrawal, and when another was sent', async () => {
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

test('invitations are limited per address and per company', async () => {
  const [owner, email] = [await portal.anEmployer(), `${randomUUID()}@example.in`]
  const send = (to: string) => owner.call('POST /api/employer/invitations', { email: to, role: 'viewer' })
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1) statuses.push((await send(email)).statusCode)
  expect(statuses).toEqual([201, 201, 201, 429])
  for (let time = 0; time < 26; time += 1) await send(`${randomUUID()}@example.in`)
  expect((await send(`${randomUUID()}@example.in`)).statusCode).toBe(429)
})

test('a member cannot be invited again', async () => {
  const owner = await portal.anEmployer()
  const body = { email: owner.email.toUpperCase(), role: 'viewer' }
  expect((await owner.call('POST /api/employer/invitations', body)).json()).toMatchObject({ code: 'alreadyMember' })
})
