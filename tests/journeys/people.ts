import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { freeBody } from '#tests/factories/a-free-cv.ts'
import { expect } from './fixtures.ts'

const outbox = path.join(process.env['TEST_DATA_DIR'] ?? 'test-results/portal', 'outbox')

export type Account = { readonly email: string; readonly password: string; readonly firstName: string; readonly lastName: string }

export function someone(given: Partial<Account> = {}): Account {
  const email = `${randomUUID()}@example.in`
  return { email, password: 'mangoes-in-may', firstName: 'Meera', lastName: 'Nair', ...given }
}

/** Registers, follows the link in the email and signs in. Ends on the home screen. */
export async function registerAndSignIn(page: Page, given: Partial<Account> = {}): Promise<Account> {
  const account = someone(given)
  await register(page, account)
  await page.goto(await linkTo(account.email, '/verify-email'))
  await expect(page.getByText('Email verified successfully! You can now log in.')).toBeVisible()
  await signIn(page, account.email, account.password)
  return account
}

/** Like `registerAndSignIn`, but by API calls, for tests of other screens. account.spec.ts covers these screens. */
export async function signInAsNew(page: Page, given: Partial<Account> = {}): Promise<Account> {
  const account = someone(given)
  const { email, password } = account
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201)
  const token = new URL(await linkTo(email, '/verify-email')).searchParams.get('token')
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200)
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
  return account
}

export async function register(page: Page, account: Account): Promise<void> {
  await page.goto('/auth?tab=register')
  await signUp(page, account)
}

/** Fills in the form that is open. */
export async function signUp(page: Page, { firstName, lastName, email, password }: Account): Promise<void> {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText(/check your email/i)).toBeVisible()
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?tab=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
}

/** Returns the newest emailed link with this path. Emails are written after the answer to the call, so it polls. */
export async function linkTo(email: string, pathname: string, folder = outbox): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    link = linkIn(await emailsTo(email, folder), pathname)
    expect(link).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return link ?? ''
}

function linkIn(emails: readonly string[], pathname: string): string | undefined {
  return emails.flatMap((text) => text.split(/\r?\n/)).findLast((line) => URL.parse(line)?.pathname === pathname)
}

/** Returns the texts of all emails to an address, oldest first. */
export async function emailsTo(email: string, folder = outbox): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name))
  const emails = await Promise.all(
    files.map(async (file) => ({ text: await readFile(file, 'utf8'), writtenMs: (await stat(file)).mtimeMs })),
  )
  return emails
    .filter(({ text }) => text.includes(`To: ${email}`))
    .toSorted((a, b) => a.writtenMs - b.writtenMs)
    .map(({ text }) => decoded(text))
}

/** Decodes the email if it is quoted-printable. A token in an unencoded email may contain "=A1". */
function decoded(sentEmail: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(sentEmail)) return sentEmail
  const joined = sentEmail.replace(/=\r?\n/g, '')
  return decodeURIComponent(joined.replace(/%/g, '%25').replace(/=([\dA-F]{2})/g, '%$1'))
}

/** Creates an anonymous CV with an email address at this domain. */
export async function aFreeCvAt(page: Page, domain: string): Promise<{ readonly id: string; readonly email: string }> {
  const email = `sunita.${crypto.randomUUID()}@${domain}`
  const answer = await page.request.post('/api/cvs/aisacv', { data: freeBody({ email }) })
  const { cv } = (await answer.json()) as { readonly cv: { readonly id: string } }
  return { id: cv.id, email }
}
