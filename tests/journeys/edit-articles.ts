import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { signInAsStaff } from './sign-in-as-staff.ts'

/** Opens a new, complete draft in the editor. */
export async function openDraft(page: Page): Promise<void> {
  await signInAsStaff(page)
  await page.goto('/admin/blog')
  await page.getByLabel('Title of a new article').fill(`Leave ${randomUUID().slice(0, 8)}`)
  await page.getByRole('button', { name: 'New Article' }).click()
  await expect(page).toHaveURL(/\/admin\/blog\/[\da-f-]{36}$/)
  await page.getByLabel('Category').selectOption('skill_development')
  await page.getByLabel('Author', { exact: true }).fill('Meera Nair')
  await page.getByLabel('Summary', { exact: true }).fill('In short.')
}

export const textOf = (page: Page) => page.getByLabel('Text', { exact: true })

export async function typeAndSave(page: Page, words: string): Promise<void> {
  // An earlier change may still be being saved, so the response with these words is awaited.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.ok() && (answer.request().postData() ?? '').includes(words),
  )
  await textOf(page).fill(words)
  await saved
}
