/** The queue of payments that need a person, with a dispute of the provider; on a phone and on a wide screen, by the keyboard. */
import { administrator } from './administrator.ts'
import { pressOn } from './by-keyboard.ts'
import { expectGood } from './expect-good.ts'
import { expect } from './fixtures.ts'
import { expectMessage } from './messages.ts'
import { test } from './with-provider.ts'

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`a dispute is in the queue with its deadline until staff close it with a note, ${width} pixels wide`, async ({
    page,
    provider,
  }) => {
    await page.setViewportSize({ width, height })
    const ordered = await page.request.post('/api/razorpay/create-order', { data: { amount: 300 } })
    const paid = provider.pay((await ordered.json()).id)
    const events = [provider.tell('payment.captured', paid), provider.tellDispute('payment.dispute.created', paid.paymentId)]
    for (const { body, headers } of events) {
      expect((await page.request.post('/api/razorpay/webhook', { data: body, headers })).status()).toBe(200)
    }
    expect((await page.request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
    await page.goto('/admin/payments')
    const queue = page.getByRole('list', { name: 'Payments that need a person' })
    const found = queue.getByRole('listitem').filter({ hasText: paid.paymentId })
    for (const text of ['Dispute', 'Answer by', '₹300', 'open: chargeback']) await expect(found).toContainText(text)
    await expectGood(page, 'staff-dispute')
    await pressOn(page, found.getByRole('link', { name: `Open payment ${paid.paymentId}` }))
    await expect(page.getByRole('heading', { name: paid.orderId })).toBeVisible()
    await pressOn(page, found.getByRole('button', { name: `Close case ${paid.paymentId}` }))
    const form = page.getByRole('form', { name: `Close the case of ${paid.paymentId}` })
    await pressOn(page, form.getByRole('button', { name: 'Close case' }))
    const note = form.getByLabel('What was done, for the staff log')
    await expect(note).toHaveAccessibleDescription(/Please give a reason/)
    await expectGood(page, 'staff-dispute-note')
    await note.press('End')
    await page.keyboard.type('Sent the papers')
    await pressOn(page, form.getByRole('button', { name: 'Close case' }))
    await expectMessage(page, 'Case Closed', paid.paymentId)
    await expect(found).toHaveCount(0)
  })
}
