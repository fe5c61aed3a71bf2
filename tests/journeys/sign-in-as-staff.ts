import type { Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import { expect } from './fixtures.ts'

export async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
}
