import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { expect } from './fixtures.ts'

export const password = 'walnuts-in-leh'
export const button = (page: Page, name: string) => page.getByRole('button', { name })

export async function createdBy(browser: Browser, baseURL = ''): Promise<string> {
  const context = await browser.newContext({ baseURL })
  const email = `${randomUUID()}@pasand.example`
  expect((await context.request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
  const person = { email, firstName: 'Ishani', lastName: 'Bose', role: 'support', password }
  expect((await context.request.post('/api/admin/staff', { data: person })).status()).toBe(201)
  await context.close()
  return email
}

export async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(typed)
  await button(page, 'Sign In').click()
}

export async function enterCode(page: Page, name: string, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await button(page, name).click()
}
