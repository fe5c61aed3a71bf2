/** Which role may open which screens and by which links, and figures that do not depend on typed text. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const policies = ['/privacy-policy', '/terms-conditions', '/cancellation-refund', '/shipping-delivery']
const forEveryone = ['/', '/cv-builder', '/aisacv', '/jobs', '/companies', '/salary-calculator', '/contact-us', ...policies]
const forCandidates = ['/profile', '/applications', '/settings']

const signInAsDemo = async (page: Page): Promise<void> => {
  const data = { email: 'asha@pasand.example', password: 'namaste-pasand' }
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200)
}

async function answerOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [path, answer.status(), answer.headers()['location']].filter(Boolean).join(' ')
}

test('a visitor can open the public screens and must sign in for the others; a candidate can open all', async ({ page }) => {
  for (const path of forEveryone) expect.soft(await answerOf(page.request, path)).toBe(`${path} 200`)
  for (const path of forCandidates)
    expect.soft(await answerOf(page.request, path)).toBe(`${path} 302 /api/login?returnTo=${encodeURIComponent(path)}`)
  expect.soft(await answerOf(page.request, '/nowhere')).toBe('/nowhere 404')
  await signInAsDemo(page)
  for (const path of [...forEveryone, ...forCandidates]) expect.soft(await answerOf(page.request, path)).toBe(`${path} 200`)
})

const places = ['Jobs', 'Companies', 'CV Builder', 'Career Guidance', 'Blog']
const doors = ['Candidate Login', 'Candidate Register', 'Employer Login', 'Employer Register']
const account = ['My Profile', 'My CV', 'My Applications', 'Salary Calculator', 'Settings', 'Logout']

test('the header has these links and no others, and stays visible', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/terms-conditions')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveText(['Pasand', 'Employers', 'Login / Register'])
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(header.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText(places)
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(header.getByRole('link', { name: 'Pasand' })).toBeInViewport()
  await page.setViewportSize(desktop)
  await expect(header.getByRole('link')).toHaveText(['Pasand', ...places, ...doors, 'Employer Portal'])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const name of doors) await expect(header.getByRole('link', { name })).toBeInViewport()
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(65)

  await signInAsDemo(page)
  await page.reload()
  const avatar = header.getByRole('button', { name: 'Asha Menon' })
  await expect(avatar).toContainText('AM')
  await avatar.click()
  const links = header.getByRole('navigation', { name: 'Account' }).getByRole('link')
  await expect(links.filter({ hasNotText: 'Notifications' })).toHaveText(account)
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(header.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
    ...places,
    'My Profile',
    'My Applications',
    'Logout',
  ])
})

test('Back leads to the previous screen, and Home to the start page', async ({ page }) => {
  await page.goto('/salary-calculator')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  const ways = page.getByRole('navigation', { name: 'Way out' })
  await ways.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/salary-calculator')
  await ways.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a candidate’s home shows at most three jobs, each urgent or new, and the last five applications', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/')
  const jobs = page.getByRole('heading', { name: 'Recommended jobs' }).locator('xpath=../..').getByRole('listitem')
  await expect(jobs).toHaveCount(3)
  for (const job of await jobs.all()) await expect(job).toContainText(/Urgent|New/)
  const applications = page.getByRole('heading', { name: 'Recent applications' }).locator('xpath=../..').getByRole('listitem')
  await expect(applications).toHaveCount(5)
})

const bands = {
  'software-engineer': ['₹3.0 LPA – ₹8.0 LPA', '₹8.0 LPA – ₹15.0 LPA', '₹15.0 LPA – ₹25.0 LPA', '₹25.0 LPA – ₹40.0 LPA'],
  'data-scientist': ['₹4.0 LPA – ₹9.0 LPA', '₹9.0 LPA – ₹18.0 LPA', '₹18.0 LPA – ₹30.0 LPA', '₹30.0 LPA – ₹50.0 LPA'],
  'product-manager': ['₹6.0 LPA – ₹12.0 LPA', '₹12.0 LPA – ₹22.0 LPA', '₹22.0 LPA – ₹35.0 LPA', '₹35.0 LPA – ₹60.0 LPA'],
}
/** The ranges in each place for 6 to 12 lakh a year. */
const inPlace = {
  bangalore: '₹7.2 LPA – ₹14.4 LPA',
  mumbai: '₹6.9 LPA – ₹13.8 LPA',
  hyderabad: '₹6.6 LPA – ₹13.2 LPA',
  pune: '₹6.3 LPA – ₹12.6 LPA',
  chennai: '₹6.0 LPA – ₹12.0 LPA',
  delhi: '₹6.6 LPA – ₹13.2 LPA',
  other: '₹5.4 LPA – ₹10.8 LPA',
}
const inCompany = {
  faang: '₹9.0 LPA – ₹18.0 LPA',
  unicorn: '₹7.8 LPA – ₹15.6 LPA',
  'large-corp': '₹6.6 LPA – ₹13.2 LPA',
  'mid-size': '₹6.0 LPA – ₹12.0 LPA',
  startup: '₹5.4 LPA – ₹10.8 LPA',
}

test('the salary calculator follows its table', async ({ page }) => {
  const estimate = async (values: Readonly<Record<string, string>>): Promise<string> => {
    const usual = { role: 'product-manager', experience: '0-2', location: 'chennai', companyType: 'mid-size' }
    const html = await (await page.request.get('/salary-calculator', { params: { ...usual, ...values } })).text()
    // The text of the server, without the comments of React and without the form.
    return html.replaceAll('<!-- -->', '').split('Estimated salary')[1]?.split('Disclaimer')[0] ?? ''
  }
  for (const [role, ranges] of Object.entries(bands)) {
    const html = await estimate({ role })
    for (const range of ranges) expect.soft(html, role).toContain(range)
  }
  for (const [location, range] of Object.entries(inPlace))
    expect.soft(await estimate({ location }), location).toContain(`font-semibold">${range}</p>`)
  for (const [companyType, range] of Object.entries(inCompany))
    expect.soft(await estimate({ companyType }), companyType).toContain(`font-semibold">${range}</p>`)
  await page.goto('/salary-calculator')
  const optionsOf = (label: string) => page.getByLabel(label).getByRole('option')
  await expect(optionsOf('Experience').nth(4)).toHaveText('10+ years')
  await expect(optionsOf('Location')).toHaveCount(1 + Object.keys(inPlace).length)
  await expect(optionsOf('Company type')).toHaveCount(1 + Object.keys(inCompany).length)
  await expect(optionsOf('Education')).toHaveText(['Not given', 'PhD', 'Master’s degree', 'Bachelor’s degree', 'Diploma'])
})
