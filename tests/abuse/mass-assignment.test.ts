import { expect, test } from 'vitest'
import { aWorld, roles, type Role } from '#tests/permissions/permission-world.ts'
import { permissions } from '#tests/permissions/permissions.ts'
import { resetting } from '#tests/factories/resetting.ts'
import { unsafeCalls } from './unsafe-calls.ts'

const blankPage = { svg: '<svg/>', layout: { pages: 1, height: 842, top: 0, bottom: 0, pitch: 12, stands: [] } }
const world = await aWorld({ typeset: async () => new Uint8Array(), draw: async () => blankPage })
const { db, people } = world

/** Fields that nobody may set themselves: columns that decide permissions and ownership. */
const claims = {
  emailVerified: true,
  subscriptionTier: 'premium',
  subscriptionStatus: 'expired',
  subscriptionExpiry: '2099-01-01T00:00:00Z',
  cvLimit: 99,
  authMethod: 'google',
  socialId: 'someone-else',
  isVerified: true,
  isActive: false,
  interviewerAddonActive: true,
  interviewerAddonExpiry: '2099-01-01T00:00:00Z',
  jobPostingLimit: 99,
  jobPostingUsed: -99,
  role: 'admin',
  accountType: 'admin',
  userId: people.otherCandidate.id,
  downloadAllowed: true,
  createdBy: people.otherCandidate.id,
}

/** In every object of the body, besides its own fields. */
function claiming(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => claiming(each))
  if (typeof value !== 'object' || value === null) return value
  return { ...claims, ...Object.fromEntries(Object.entries(value).map(([name, each]) => [name, claiming(each)])) }
}

/** Permissions and owners of all accounts. */
async function powers() {
  const users = await db
    .selectFrom('users')
    .select(['id', 'emailVerified', 'subscriptionTier', 'subscriptionStatus', 'subscriptionExpiry', 'cvLimit', 'authMethod'])
    .select(['socialId', 'email'])
    .execute()
  const employers = await db
    .selectFrom('employers')
    .select(['id', 'userId', 'subscriptionTier', 'subscriptionStatus', 'subscriptionExpiry', 'isVerified'])
    .select(['interviewerAddonActive', 'interviewerAddonExpiry', 'jobPostingLimit', 'jobPostingUsed'])
    .execute()
  const staff = await db.selectFrom('adminUsers').select(['id', 'role', 'isActive']).execute()
  const cvs = await db.selectFrom('cvs').select(['id', 'userId', 'downloadAllowed', 'emailVerified']).execute()
  return new Map([...users, ...employers, ...staff, ...cvs].map(({ id, ...power }) => [id, power]))
}

/** Made for changing such a field. */
const purposeful: ReadonlySet<string> = new Set(['PUT /api/admin/staff/:staffId'])
const withBody = unsafeCalls.filter(({ key, sends }) => sends.body && !purposeful.has(key))
const samples = withBody.flatMap(({ key }) => {
  const [statuses, sample] = permissions[key] ?? []
  const role = roles.find((each) => (statuses?.[each] ?? 500) < 300)
  return role && sample ? [[key, role, sample, statuses?.[role]] as const] : []
})

test('there are calls with input', () => {
  expect(samples.length).toBeGreaterThan(5)
})

test.each(samples)('%s takes from %s nothing that is not theirs to say', async (key, role, sample, status) => {
  const { params = {}, body = {}, headers, as = people[role] } = await sample(world, role)
  const path = key.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)
  const before = await powers()
  const answer = await as.call(path, claiming(body) as object, headers)
  const after = await powers()
  // Some forms refuse unknown fields; then nothing must have changed either.
  expect([status, 400]).toContain(answer.statusCode)
  const remaining = [...before].filter(([id]) => after.has(id))
  expect(remaining.map(([id]) => after.get(id))).toEqual(remaining.map(([, power]) => power))
  const made = [...after].flatMap(([id, power]) => (before.has(id) ? [] : [power]))
  expect(made).toMatchObject(made.map((power) => innocent(power, role)))
})

/** The values of a row that was just made. */
function innocent(power: object, role: Role): object {
  if ('cvLimit' in power)
    return { emailVerified: false, subscriptionTier: 'free', cvLimit: 1, authMethod: 'email', socialId: null }
  if ('isVerified' in power) return { isVerified: false, interviewerAddonActive: false, jobPostingLimit: 1, jobPostingUsed: 0 }
  if ('downloadAllowed' in power)
    return role === 'stranger' ? { userId: null, downloadAllowed: false } : { userId: people[role].id }
  return {}
}

test('neither does a registration as an employer, a verification, or a reset', async () => {
  const { aForgetful, aNewcomer } = resetting(world)
  const before = await powers()
  const company = { ...newcomer('ravi@example.in'), accountType: 'employer', companyName: 'Kaveri' }
  expect((await world.visitor.call('POST /api/auth/register', { ...claims, ...company })).statusCode).toBe(201)
  const made = [...(await powers())].flatMap(([id, power]) => (before.has(id) ? [] : [power]))
  expect(made).toHaveLength(2)
  expect(made).toMatchObject(made.map((power) => innocent(power, 'stranger')))

  const email = await aNewcomer()
  await world.settle()
  const token = /verify-email\?token=([\w-]{43})/.exec(world.emails.find(({ to }) => to === email)?.text ?? '')?.[1]
  await world.visitor.call('POST /api/auth/verify-email', { ...claims, token })
  const forgetful = await aForgetful()
  await world.visitor.call('POST /api/auth/reset-password', { ...claims, token: forgetful.token, newPassword: 'guavas-in-july' })
  const rows = await db.selectFrom('users').selectAll().where('email', 'in', [email, forgetful.email]).execute()
  for (const row of rows) {
    expect(row).toMatchObject({ emailVerified: true, subscriptionTier: 'free', cvLimit: 1, authMethod: 'email', socialId: null })
  }
})

function newcomer(email: string) {
  return { email, password: 'mangoes-in-may', firstName: 'Ravi', lastName: 'Kumar' }
}
