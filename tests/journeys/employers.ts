import type { Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expect } from './fixtures.ts'
import { linkTo, someone } from './people.ts'

export async function signInAs(page: Page, name: keyof typeof demoSignIns): Promise<void> {
  const { email, password } = demoSignIns[name]
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
}

/** Registers a company, verifies the address of its owner and signs in. */
export async function registerCompany(page: Page, companyName: string, email: string): Promise<void> {
  const account = { ...someone({ email }), accountType: 'employer', companyName }
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201)
  const token = new URL(await linkTo(email, '/verify-email')).searchParams.get('token')
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200)
  const { password } = account
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
}

/** Buys the add-on for AI interviews in the sandbox. */
export async function buyAddon(page: Page): Promise<void> {
  const order = await (await page.request.post('/api/billing/interviewer/checkout')).json()
  const data = { order_id: order.orderId, outcome: 'captured' }
  const receipt = await (await page.request.post('/api/razorpay/sandbox-checkout', { data })).json()
  await page.request.post('/api/billing/interviewer/verify', { data: { ...receipt, razorpay_order_id: order.orderId } })
}
