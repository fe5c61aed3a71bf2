/** The billing details and the list of invoices, in the settings and under Billing. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectToast } from './cv-typing.ts'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

/** Buys the cheapest plan for this audience by API calls. */
async function buy(page: Page, audience: 'seeker' | 'employer'): Promise<string> {
  const plans: { id: string; price: number; audience: string }[] = await (await page.request.get('/api/pricing-plans')).json()
  const [plan] = plans.filter((one) => one.audience === audience).toSorted((a, b) => a.price - b.price)
  const data = { amount: Number(plan?.price), planId: plan?.id }
  const { id: order_id } = await (await page.request.post('/api/razorpay/create-order', { data })).json()
  const receipt = await page.request.post('/api/razorpay/sandbox-checkout', { data: { order_id, outcome: 'captured' } })
  const { razorpay_payment_id: payment_id, razorpay_signature: signature } = await receipt.json()
  const answer = await page.request.post('/api/razorpay/verify-payment', { data: { order_id, payment_id, signature } })
  expect(answer.status()).toBe(200)
  return order_id
}

async function fillDetails(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Billing details' })
  await form.getByLabel('Name on the invoice').fill('Kaveri Logistics LLP')
  await form.getByLabel('GSTIN').fill('27AAPFU0939F1ZW')
  await form.getByLabel('Billing address').fill('4 MG Road, Pune')
  await form.getByLabel('State').selectOption('Maharashtra')
  await form.getByRole('button', { name: 'Save Billing Details' }).click()
  await expect(form.getByLabel('GSTIN')).toHaveAccessibleDescription(/This is not a valid GSTIN/)
  await expectAccessible(page)
  await form.getByLabel('GSTIN').fill('27 aapfu 0939 f1zv')
  await form.getByRole('button', { name: 'Save Billing Details' }).click()
  await expectToast(page, 'Billing Details Saved', 'They will be on your next invoice.')
}

async function expectInvoice(page: Page, name: string): Promise<void> {
  const list = page.getByRole('list', { name: 'Invoices' })
  await expect(list).toContainText('Receipt TST/')
  const link = list.getByRole('link', { name: /^PDF of TST\// }).first()
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expectAccessible(page)
  await page.screenshot({ path: `test-results/invoices-${name}.png`, fullPage: true })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test('a job seeker enters billing details and finds the invoices', async ({ page }) => {
      await signInAs(page, 'candidate')
      await page.goto('/settings#invoices')
      await fillDetails(page)
      await buy(page, 'seeker')
      await page.reload()
      await expect(page.getByLabel('GSTIN')).toHaveValue('27AAPFU0939F1ZV')
      await expectInvoice(page, `seeker-${viewport.width}`)
    })

    test('the owner of a company enters billing details and finds the invoices', async ({ page }) => {
      await signInAs(page, 'employer')
      await page.goto('/employer-portal?tab=billing')
      await fillDetails(page)
      await buy(page, 'employer')
      await page.reload()
      await expectInvoice(page, `company-${viewport.width}`)
    })
  })
}
