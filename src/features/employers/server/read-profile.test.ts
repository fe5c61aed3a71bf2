import { expect, test } from 'vitest'
import type { EmployerProfile } from '../contract.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const now = new Date('2026-11-21T06:00:00Z')
const portal = await openPortal({ clock: () => now })
const { db } = portal

const profileOf = async ({ call }: Person): Promise<EmployerProfile> => (await call('GET /api/employer/profile')).json()

test('an employer can read only their own profile', async () => {
  const employer = await portal.anEmployer({ companyName: 'Kaveri Logistics' })
  await portal.anEmployer()
  expect(await profileOf(employer)).toEqual({
    id: employer.employerId,
    companyName: 'Kaveri Logistics',
    email: employer.email,
    subscriptionTier: 'basic',
    subscriptionStatus: 'inactive',
    interviewerAddonActive: false,
    interviewerAddonExpiry: null,
    subscriptionExpiry: null,
    jobPostingLimit: 1,
    isVerified: false,
    role: 'owner',
  })
})

test.each([
  ['2026-11-21T06:00:01Z', true, 'active'],
  ['2026-11-21T06:00:00Z', false, 'expired'],
])('what is paid until %s runs: %s', async (end, isActive, status) => {
  const employer = await portal.anEmployer()
  await db
    .updateTable('employers')
    .set({
      interviewerAddonActive: true,
      interviewerAddonExpiry: new Date(end),
      subscriptionStatus: 'active',
      subscriptionExpiry: new Date(end),
    })
    .where('id', '=', employer.employerId)
    .execute()
  expect(await profileOf(employer)).toMatchObject({
    interviewerAddonActive: isActive,
    interviewerAddonExpiry: new Date(end).toISOString(),
    subscriptionStatus: status,
  })
})
