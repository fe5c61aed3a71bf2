import type { Page } from '@playwright/test'

export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' })

export async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}
