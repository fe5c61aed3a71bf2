import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import type { QueuedMessage } from '../moderation-contract.ts'

const portal = await openPortal()
const { visitor, app } = portal

const fields = {
  companyName: 'Kaveri Logistics',
  name: 'Ravi Sen',
  phone: '98220 12345',
  email: 'ravi@kaveri.example',
  time: 'morning',
}
const ask = (over: object = {}) => visitor.call('POST /api/contact/callback', { ...fields, ...over })

async function queued(): Promise<QueuedMessage[]> {
  const staff = await portal.aStaffMember('support')
  return (await staff.call('GET /api/admin/contact-messages')).json()
}

test('a request for a call is in the queue of staff with all data', async () => {
  expect((await ask({ need: 'Ten drivers in Nagpur' })).statusCode).toBe(201)
  expect((await queued())[0]).toMatchObject({
    firstName: 'Ravi Sen',
    lastName: 'of Kaveri Logistics',
    subject: 'Callback: Kaveri Logistics',
    message: 'Company: Kaveri Logistics\nPhone: 98220 12345\nBest time: Morning, 9 am to 12 noon\n\nTen drivers in Nagpur',
  })
})

test('a number can be requested twice a day, however it is written', async () => {
  const statuses: number[] = []
  for (const phone of ['+91 90000 11111', '9000011111', '090000-11111']) statuses.push((await ask({ phone })).statusCode)
  expect(statuses).toEqual([201, 201, 429])
})

test.each([
  [{ companyName: ' ' }, 'Company name is required'],
  [{ phone: '12345' }, 'Please enter a phone number with at least 10 digits'],
  [{ time: 'night' }, 'Please choose a time'],
])('%j is refused', async (over, message) => {
  expect((await ask(over)).json()).toMatchObject({ message })
})

const send = (over: object) =>
  app.inject({
    method: 'POST',
    url: '/hiring-solutions',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ ...fields, phone: '9333344444', ...over }).toString(),
  })

test('without scripts the browser sends the form and reads its result', async () => {
  expect((await send({})).headers['location']).toBe('/hiring-solutions?sent=1#callback')
  expect((await send({ email: 'no address' })).headers['location']).toBe('/hiring-solutions?problem=1#callback')
})
