import { expect, test } from 'vitest'
import { dayMs } from '#platform/contract/dates.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import type { Receipt } from '#tests/factories/a-purchase.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import { readProfile } from '#features/employers/server/read-profile.ts'
import { after } from '../timeline.ts'
import { remindOfEnds } from './remind.ts'

let now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ clock: () => now, config: readConfig({ RATE_LIMIT: 'off' }) })
const days = (count: number): void => void (now = new Date(now.getTime() + count * dayMs))

async function buyAddon({ call }: Pick<Person, 'call'>): Promise<number> {
  const order = (await call('POST /api/billing/interviewer/checkout')).json<{ orderId: string }>()
  const paid = await call('POST /api/razorpay/sandbox-checkout', { order_id: order.orderId, outcome: 'captured' })
  return (await call('POST /api/billing/interviewer/verify', paid.json<Receipt>())).statusCode
}

test('the add-on costs 2,999 rupees, runs for a month, and ends exactly then', async () => {
  const owner = await portal.anEmployer()
  const addon = async () => {
    const { interviewerAddonActive, interviewerAddonExpiry } = (await owner.call('GET /api/employer/profile')).json()
    return [interviewerAddonActive, interviewerAddonExpiry]
  }
  const begun = now
  expect(await addon()).toEqual([false, null])
  expect((await owner.call('POST /api/billing/interviewer/checkout')).json()).toEqual({
    orderId: expect.stringMatching(/^order_/),
    amount: 2_999_00,
    currency: 'INR',
    keyId: 'rzp_sandbox',
  })
  expect(await buyAddon(owner)).toBe(200)
  expect(await addon()).toEqual([true, after(begun, 'month').toISOString()])
  expect(await buyAddon(owner), 'renewed early').toBe(200)
  const end = after(after(begun, 'month'), 'month')
  expect(await addon()).toEqual([true, end.toISOString()])
  const at = (moment: Date) => readProfile(portal.db, { employerId: owner.employerId, role: 'owner' }, moment)
  expect(await at(new Date(end.getTime() - 1))).toMatchObject({ interviewerAddonActive: true })
  expect(await at(end), 'no job has run').toMatchObject({ interviewerAddonActive: false })
})

test('a payment for another company’s add-on is not found', async () => {
  const [one, other] = [await portal.anEmployer(), await portal.anEmployer({ companyName: 'Kaveri Logistics' })]
  const { orderId } = (await one.call('POST /api/billing/interviewer/checkout')).json<{ orderId: string }>()
  const paid = await one.call('POST /api/razorpay/sandbox-checkout', { order_id: orderId, outcome: 'captured' })
  expect((await other.call('POST /api/billing/interviewer/verify', paid.json<Receipt>())).statusCode).toBe(404)
})

test('the owner is reminded seven days and one day before the end, once each, and not after a renewal', async () => {
  const [owner, renewing] = [await portal.anEmployer(), await portal.anEmployer({ companyName: 'Kaveri Logistics' })]
  const suspended = await portal.anEmployer({ companyName: 'Narmada Textiles' })
  for (const employer of [owner, renewing, renewing, suspended]) await buyAddon(employer)
  const contactEmail = `desk-${suspended.employerId}@narmada.example`
  await portal.db
    .updateTable('employers')
    .set({ contactEmail, suspendedAt: portal.context.clock() })
    .where('id', '=', suspended.employerId)
    .execute()
  const remind = async () => {
    await remindOfEnds(portal.context)
    await remindOfEnds(portal.context)
    await portal.settle()
    return portal.emails.filter(({ to, subject }) => to === owner.email && subject.startsWith('AI Voice Interviewer ends')).length
  }
  expect(await remind()).toBe(0)
  days(23.5)
  expect(await remind()).toBe(1)
  days(5.9)
  expect(await remind()).toBe(2)
  expect(portal.emails.at(-1)?.text).toContain('/employer-portal?tab=interviewer')
  const remindersTo = (address: string) =>
    portal.emails.filter(({ to, subject }) => to === address && subject.includes(' ends on '))
  expect(remindersTo(renewing.email)).toEqual([])
  expect(remindersTo(contactEmail), 'of a suspended company').toEqual([])
})
