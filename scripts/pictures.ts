/** Makes the README's screenshots of the running product, with its demo data. Usage: npm run pictures */
import { mkdirSync, readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { withFolder } from './bench/folder.ts'
import { runPortal } from './bench/portal.ts'

const folder = 'docs/pictures'
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
const screens = {
  visitor: { landing: '/', jobs: '/jobs', auth: '/auth' },
  candidate: { home: '/', 'cv-builder': '/cv-builder', applications: '/applications' },
} as const

mkdirSync(folder, { recursive: true })
await withFolder(async (home) => {
  const { address, stop } = await runPortal(home)
  const browser = await chromium.launch({
    executablePath: readFileSync('node_modules/.ensure-browser', 'utf8'),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const size of ['phone', 'desktop'] as const) await takeAll(browser, address, size)
  await browser.close()
  await stop()
})

async function takeAll(browser: Browser, address: string, size: keyof typeof sizes): Promise<void> {
  const context = await browser.newContext({ baseURL: address, viewport: sizes[size], reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const [name, path] of Object.entries(screens.visitor)) await take(page, path, `${name}-${size}`)
  await signIn(page)
  for (const [name, path] of Object.entries(screens.candidate)) await take(page, path, `${name}-${size}`)
  await context.close()
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${folder}/${name}.png` })
  console.log(`${folder}/${name}.png`)
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = demoSignIns.candidate
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  if (!answer.ok()) throw new Error(`the demo candidate cannot sign in: ${answer.status()}`)
}
