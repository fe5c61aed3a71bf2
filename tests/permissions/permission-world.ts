import type { AppContext } from '#platform/server/app-context.ts'
import { aCv } from '../factories/a-cv.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { signIn, withSecondFactor } from '../staff/staff-world.ts'
import { openPortal, type Answer, type Person, type TestPortal } from '../portal.ts'

export const roles = [
  'stranger',
  'candidate',
  'otherCandidate',
  'employer',
  'recruiter',
  'viewer',
  'otherEmployer',
  'formerMember',
  'sales',
  'support',
  'administrator',
  'deactivatedStaff',
  'staffWithoutCode',
] as const
export type Role = (typeof roles)[number]

/** The answer for a role and a call. */
export type Statuses = Readonly<Record<Role, number>>

/** What is sent. `as` instead of the usual person of that role: for calls that change the caller. */
export type SampleCall = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly as?: Person
}

/** Made again for each caller, just before the call. */
export type Sample = (world: World, caller: Role) => SampleCall | Promise<SampleCall>

export type World = TestPortal & {
  readonly people: Readonly<Record<Role, Person>>
  /** Another person of the same role, whom the call may change. */
  readonly fresh: (role: Role) => Promise<Person>
  /** The CV of `candidate` or `otherCandidate`, made if there is none. */
  readonly cvOf: (role: Role) => Promise<string>
  readonly withoutCv: (role: Role) => Promise<void>
}

/**
 * Two of each kind, so that one can try to reach what belongs to the other. `employer` is the owner of a company, `recruiter` and `viewer` are in its
 * team, `otherEmployer` is the owner of another one. `formerMember` has left a team, and is a candidate again. `deactivatedStaff` and `staffWithoutCode`
 * are administrators: the first still has the cookie, the second has given the password and not the code. `plant` adds calls that no contract has.
 */
export async function aWorld(over: Partial<AppContext> = {}, plant: (portal: TestPortal) => void = () => {}): Promise<World> {
  // One person of each kind makes every call many times.
  const portal = await openPortal({ rateLimits: noRateLimits, config: readConfig({ RATE_LIMIT: 'off' }), ...over })
  plant(portal)
  const company = await portal.anEmployer()
  const makers: Readonly<Record<Role, () => Promise<Person>>> = {
    stranger: async () => portal.visitor,
    candidate: () => portal.aUser(),
    otherCandidate: () => portal.aUser({ firstName: 'Rohit', lastName: 'Sen' }),
    employer: () => portal.anEmployer(),
    recruiter: () => portal.aMember(company, 'recruiter'),
    viewer: () => portal.aMember(company, 'viewer'),
    otherEmployer: () => portal.anEmployer({ companyName: 'Kaveri Logistics' }),
    formerMember: async () => {
      const person = await portal.aMember(company, 'recruiter')
      await portal.db.deleteFrom('employerMembers').where('userId', '=', person.id).execute()
      return person
    },
    ...staffMakers(portal),
  }
  const made = await Promise.all(roles.map(async (role) => [role, role === 'employer' ? company : await makers[role]()]))
  const people = Object.fromEntries(made) as Record<Role, Person> // one per role, as the line above says
  const findCv = async (role: Role): Promise<string | undefined> =>
    (await portal.db.selectFrom('cvs').select('id').where('userId', '=', people[role].id).executeTakeFirst())?.id
  return {
    ...portal,
    people,
    fresh: (role) => makers[role](),
    cvOf: async (role) => (await findCv(role)) ?? (await aCv(people[role])).id,
    withoutCv: async (role) => {
      const id = await findCv(role)
      if (id) await people[role].call(`DELETE /api/cvs/${id}`)
    },
  }
}

function staffMakers(portal: TestPortal) {
  return {
    sales: () => portal.aStaffMember('sales'),
    support: () => portal.aStaffMember('support'),
    administrator: () => portal.aStaffMember('admin'),
    deactivatedStaff: async () => {
      const person = await portal.aStaffMember('admin')
      await portal.db.updateTable('adminUsers').set({ isActive: false }).where('id', '=', person.id).execute()
      return person
    },
    staffWithoutCode: async () => {
      const { id, email } = await withSecondFactor(portal, 'admin')
      return { id, email, call: portal.withCookie(await signIn(portal, { email })) }
    },
  } satisfies Partial<Record<Role, () => Promise<Person>>>
}

/** Everybody makes the call, one after another; owners come last, because some calls delete the thing. */
export async function walk(world: World, key: string, sample: Sample = () => ({})): Promise<Statuses> {
  const found: [Role, number][] = []
  for (const role of roles.toReversed()) found.push([role, (await knock(world, key, { role, sample })).statusCode])
  return Object.fromEntries(found) as Statuses // one per role
}

type Knock = { readonly role: Role; readonly sample: Sample }

async function knock(world: World, key: string, { role, sample }: Knock): Promise<Answer> {
  const { params = {}, query, body, headers, as = world.people[role] } = await sample(world, role)
  const path = key.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `no ${name} in the sample`))
  return as.call(query ? `${path}?${new URLSearchParams(query).toString()}` : path, body, headers)
}
