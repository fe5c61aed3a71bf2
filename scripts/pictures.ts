/**
 * Takes the README's screenshots and the "after" pictures of docs/pictures/face from the running product with its demo data. Usage: npm run pictures
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { englishCv } from '#tests/factories/a-cv.ts'
import { withFolder } from './bench/folder.ts'
import { runPortal } from './bench/portal.ts'

const folder = 'docs/pictures'
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

type Picture = {
  readonly file: string
  readonly path: string
  readonly size: keyof typeof sizes
  readonly as?: keyof typeof demoSignIns
  readonly isDark?: boolean
  /** Presses a button, or waits for something, before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>
}

/** The line that says how full the page is comes with the page. */
const previewDrawn = (page: Page): Promise<void> =>
  page
    .getByText(/% full/)
    .first()
    .waitFor()

const inReadme: readonly Picture[] = (['phone', 'desktop'] as const).flatMap((size): Picture[] => [
  { file: `landing-${size}.png`, path: '/', size },
  { file: `jobs-${size}.png`, path: '/jobs', size },
  { file: `jobs-dark-${size}.png`, path: '/jobs', size, isDark: true },
  { file: `home-${size}.png`, path: '/', size, as: 'candidate' },
  {
    file: `cv-builder-${size}.png`,
    path: '/cv-builder',
    size,
    as: 'candidate',
    ...(size === 'desktop' && { before: previewDrawn }),
  },
  { file: `applications-${size}.png`, path: '/applications', size, as: 'candidate' },
])

const openFilters = (page: Page): Promise<void> => page.getByRole('button', { name: 'Filters' }).click()

const openFirstJob = async (page: Page): Promise<void> => {
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /View details/i })
    .click()
  await page.waitForURL(/\/jobs\/[\da-f-]{36}/)
  await page.waitForLoadState('networkidle')
}

const finishCv = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /Skills & More/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save & Finish' }).click()
  await page.getByRole('heading', { name: 'Your CV is saved' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The screens of the first design review, in the order of that review. */
const reviewed: readonly Picture[] = [
  { file: 'face/01-jobs-after.webp', path: '/jobs', size: 'desktop' },
  { file: 'face/02-jobs-after.webp', path: '/jobs', size: 'phone' },
  { file: 'face/03-filters-after.webp', path: '/jobs', size: 'phone', before: openFilters },
  { file: 'face/04-applications-after.webp', path: '/applications', size: 'phone', as: 'candidate' },
  { file: 'face/05-job-after.webp', path: '/jobs', size: 'phone', before: openFirstJob },
  { file: 'face/06-free-cv-after.webp', path: '/aisacv', size: 'desktop', before: createFreeCv },
  { file: 'face/07-employer-after.webp', path: '/employer-portal', size: 'desktop', as: 'employer' },
  { file: 'face/08-landing-after.webp', path: '/', size: 'desktop' },
  { file: 'face/09-notifications-after.webp', path: '/notifications', size: 'phone', as: 'candidate' },
  { file: 'face/10-cv-finished-after.webp', path: '/cv-builder', size: 'desktop', as: 'candidate', before: finishCv },
]

mkdirSync(`${folder}/face`, { recursive: true })
await withFolder(async (home) => {
  const { address, stop } = await runPortal(home)
  const browser = await chromium.launch({
    executablePath: readFileSync('node_modules/.ensure-browser', 'utf8'),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const picture of [...inReadme, ...reviewed]) await take(browser, address, picture)
  await browser.close()
  await stop()
})

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<void> {
  const { file, path, size, as, isDark = false, before } = picture
  const colorScheme = isDark ? 'dark' : 'light'
  const context = await browser.newContext({ baseURL, viewport: sizes[size], reducedMotion: 'reduce', colorScheme })
  const page = await context.newPage()
  if (as) await signIn(page, as)
  await page.goto(path, { waitUntil: 'networkidle' })
  // A page shows the web font only if it is available at once. It is in the cache when the page is loaded a second time.
  await page.reload({ waitUntil: 'networkidle' })
  await before?.(page)
  const shot = await page.screenshot()
  writeFileSync(`${folder}/${file}`, file.endsWith('.webp') ? await sharp(shot).webp({ quality: 80 }).toBuffer() : shot)
  console.log(`${folder}/${file}`)
  await context.close()
}

async function signIn(page: Page, as: keyof typeof demoSignIns): Promise<void> {
  const { email, password } = demoSignIns[as]
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`)
}

async function createFreeCv(page: Page): Promise<void> {
  const personalInfo = { ...englishCv.personalInfo, fullName: 'Sunita Devi', email: 'sunita@example.in', phone: '9876509999' }
  const answer = await page.request.post('/api/cvs/aisacv', { data: { ...englishCv, personalInfo } })
  if (!answer.ok()) throw new Error(`the free CV was refused: ${await answer.text()}`)
  const { cv } = (await answer.json()) as { readonly cv: { readonly id: string } } // the contract's
  await page.goto(`/cv/view/${cv.id}`, { waitUntil: 'networkidle' })
}
