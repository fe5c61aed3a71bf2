import type { Page } from '@playwright/test'
import { freeBody } from '#tests/factories/a-free-cv.ts'

/** A CV without an account, with an address at this domain. */
export async function aFreeCvAt(page: Page, domain: string): Promise<{ readonly id: string; readonly email: string }> {
  const email = `sunita.${crypto.randomUUID()}@${domain}`
  const answer = await page.request.post('/api/cvs/aisacv', { data: freeBody({ email }) })
  const { cv } = (await answer.json()) as { readonly cv: { readonly id: string } }
  return { id: cv.id, email }
}
