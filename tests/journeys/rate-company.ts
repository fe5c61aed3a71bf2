import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expect } from './fixtures.ts'

/**
 * Rates a company to which the demo candidate has applied, and returns the text. Each person has one rating for a company, so test files that run in
 * parallel must use different companies (`place`).
 */
export async function rate(page: Page, place: number): Promise<string> {
  const { email, password } = demoSignIns.candidate
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
  const applications = await (await page.request.get('/api/applications/my-applications')).json()
  const { job } = applications[place]
  const companies = await (await page.request.get(`/api/companies?q=${encodeURIComponent(job.company)}`)).json()
  const body = `They answered in two days. ${randomUUID()}`
  const answer = await page.request.put(`/api/companies/${companies[0].id}/my-rating`, { data: { rating: 4, body } })
  expect(answer.status()).toBe(200)
  return body
}
