import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts'
import { administrator } from './administrator.ts'
import { expectAccessible } from './axe.ts'
import { expectToast } from './cv-typing.ts'
import { registerCompany, signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'
import { linkTo, someone } from './people.ts'

test('a company is verified by the link in an email to its own domain', async ({ page }) => {
  test.slow()
  const domain = `kaveri-${randomUUID()}.example`
  await page.setViewportSize({ width: 390, height: 844 })
  // Of a name that no other run has verified.
  const company = `Kaveri ${domain.slice(7, 20)}`
  await registerCompany(page, company, `${randomUUID()}@example.in`)
  await page.goto('/employer-portal')
  await page.getByRole('link', { name: 'Verify your company' }).click()
  await page.getByLabel(/^Work email/).fill(`hr@${domain}`)
  await page.getByRole('button', { name: 'Verify by Email' }).click()
  await expect(page.getByText('Please add your website to the company profile first, and save it.')).toBeVisible()
  await page.getByLabel(/^Website/).fill(domain)
  await page.getByRole('button', { name: 'Save Company' }).click()
  await expect(page.locator('.toast')).toContainText('Company Saved')
  await page.getByLabel(/^Work email/).fill('kaveri@gmail.com')
  await page.getByRole('button', { name: 'Verify by Email' }).click()
  await expect(page.getByText('Anybody can get such an address.', { exact: false })).toBeVisible()
  await page.getByLabel(/^Work email/).fill(`hr@${domain}`)
  await page.getByRole('button', { name: 'Verify by Email' }).click()
  await page.goto(await linkTo(`hr@${domain}`, '/employer/confirm-email'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText(`${company} is verified by hr@${domain}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Open the employer portal' }).click()
  await expect(page.getByText('Your company isn’t verified yet')).toBeHidden()
})

/** Changes a role by keyboard. While the change is being saved, the list shows the new role and keeps the focus. */
async function changeRoleByKeyboard(page: Page, role: Locator): Promise<void> {
  const { promise: maySave, resolve: letSave } = Promise.withResolvers<void>()
  await page.route('**/api/employer/team/*', (route) => maySave.then(() => route.continue()))
  await expect(role).toHaveValue('recruiter')
  await role.focus()
  await page.keyboard.press('ArrowDown')
  await expect(role).toHaveValue('viewer')
  await expect(role).toBeFocused()
  letSave()
  await expect(page.getByText('is now Viewer').first()).toBeVisible()
  await expect(role).toHaveValue('viewer')
  await expect(role).toBeFocused()
}

test('an invited colleague joins the team and leaves it again', async ({ page, browser, baseURL }) => {
  test.slow()
  const email = `${randomUUID()}@example.in`
  await registerCompany(page, 'Tapti Foods', `${randomUUID()}@example.in`)
  await page.goto('/employer-portal/team')
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expectToast(page, 'Invitation Sent', 'works once, for seven days')
  const link = await linkTo(email, '/employer/join')

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs.getByText('Tapti Foods invites you into its hiring team as Recruiter.')).toBeVisible()
  const account = someone({ email })
  await theirs.request.post('/api/auth/register', { data: account })
  const token = new URL(await linkTo(email, '/verify-email')).searchParams.get('token')
  await theirs.request.post('/api/auth/verify-email', { data: { token } })
  await theirs.request.post('/api/auth/login', { data: account })
  await theirs.goto(link)
  await theirs.getByRole('button', { name: 'Join the team' }).click()
  await expect(theirs).toHaveURL('/employer-portal')
  await theirs.goto('/employer-portal/team')
  await expect(theirs.getByText('Meera Nair').first()).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Send Invitation' })).toBeHidden()
  await page.goto('/employer-portal/team')
  await changeRoleByKeyboard(page, page.getByLabel(`Role of ${account.firstName} ${account.lastName}`).last())
  await theirs.getByRole('button', { name: 'Leave the team…' }).click()
  await theirs.getByRole('button', { name: 'Leave now' }).click()
  await expect(theirs).toHaveURL('/')
  await context.close()

  await page.getByRole('button', { name: 'Show the log' }).click()
  await expect(page.getByText('left the team').first()).toBeVisible()
})

test('staff decline a document with a reason, which the company reads', async ({ page, browser, baseURL }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Companies' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company Verifications')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Decline Godavari Agro Foods' }).press('Enter')
  await page.getByRole('button', { name: 'Decline', exact: true }).press('Enter')
  await expect(page.getByText('Please give a reason')).toBeVisible()
  await page.getByLabel('Reason').fill('The name of the company is cut off.')
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByText('No companies to verify')).toBeVisible()

  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const theirs = await context.newPage()
  await signInAs(theirs, 'newcomer')
  await theirs.goto('/employer-portal/company')
  await expect(theirs.getByText('The name of the company is cut off.')).toBeVisible()
  const form = theirs.getByRole('form', { name: 'By a document' })
  await form.getByLabel('GSTIN or CIN').fill('27AAPFU0939F1ZW')
  await form.getByRole('button', { name: 'Send Document' }).click()
  await expect(form.getByText('This is not a valid GSTIN.', { exact: false })).toBeVisible()
  await form.getByLabel('GSTIN or CIN').fill('27AAPFU0939F1ZV')
  const certificate = { name: 'gst.pdf', mimeType: 'application/pdf', buffer: plainPdf(['GST certificate']) }
  await form.getByLabel(/^Certificate/).setInputFiles(certificate)
  await form.getByRole('button', { name: 'Send Document' }).click()
  await expect(theirs.getByText('We’re checking your GSTIN 27AAPFU0939F1ZV')).toBeVisible()
  await theirs.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(form).toBeVisible()
  await context.close()
})

const phone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

async function fill(form: Page): Promise<void> {
  await form.getByLabel('Company').fill('Narmada Textiles')
  await form.getByLabel('Your name').fill('Ravi Sen')
  await form.getByLabel('Phone').fill(phone())
  await form.getByLabel('Email').fill(`${randomUUID()}@example.in`)
  await form.getByRole('button', { name: 'Request a Callback' }).click()
}

test('a callback is asked for, with and without scripts', async ({ page, browser, baseURL }) => {
  await page.goto('/hiring-solutions')
  await page.getByRole('button', { name: 'Request a Callback' }).click()
  await expect(page.getByText('Company name is required')).toBeVisible()
  await fill(page)
  await expect(page.getByText('We call you on the next working day', { exact: false }).first()).toBeVisible()
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.goto('/hiring-solutions')
  await fill(plain)
  await expect(plain.getByText('Thank you. We call you on the next working day', { exact: false })).toBeVisible()
  await context.close()
})
