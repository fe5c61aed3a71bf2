/** Provides an interview of a new company, and the browser of its candidate. */
import type { Page } from '@playwright/test'
import { buyAddon, registerCompany } from './employers.ts'
import { expect, test as base } from './fixtures.ts'
import { linkTo, someone } from './people.ts'

/** Schedules an interview of a new company and returns its link. */
async function scheduled(page: Page): Promise<string> {
  await registerCompany(page, 'Sahyadri Textiles', someone().email)
  await buyAddon(page)
  const { email } = someone()
  const data = { candidate: 'Devika Rane', candidateEmail: email, role: 'Loom Supervisor' }
  const answer = await page.request.post('/api/interviews', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()) as { readonly id: string }
  return linkTo(email, `/interviews/${id}`)
}

/** Opens an interview by typing, up to the point where it can be started. */
export async function openRoom(theirs: Page, link: string): Promise<void> {
  await theirs.goto(link)
  for (const item of [/^Transcript/, /^Sharing/, /^Automatic scoring/]) await theirs.getByLabel(item).check()
  await theirs.getByRole('button', { name: 'Agree and Continue' }).click()
  await expect(theirs.getByRole('button', { name: 'Start Voice Interview' })).toBeEnabled()
}

/** Starts the interview: the room shows the warm-up. */
export async function startTyping(theirs: Page, link: string): Promise<void> {
  await openRoom(theirs, link)
  await theirs.getByRole('button', { name: 'Start Voice Interview' }).click()
  await expect(theirs.getByLabel('Your answer')).toBeVisible()
}

type Guest = {
  /** The link from the email. */
  readonly link: string
  readonly theirs: Page
}

export const test = base.extend<Guest>({
  link: async ({ page }, use) => use(await scheduled(page)),
  theirs: async ({ browser }, use) => {
    const guest = await browser.newContext()
    await use(await guest.newPage())
    await guest.close()
  },
})
