import { randomInt } from 'node:crypto'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { englishCv } from '../factories/a-cv.ts'
import { signInAs } from './employers.ts'
import { expect } from './fixtures.ts'
import { linkTo, signIn, someone } from './people.ts'

type Candidate = {
  readonly name: string
  readonly applicationId: string
  readonly signIn: (page: Page) => Promise<void>
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const word = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

/**
 * Signs in as a demo employer and adds `count` new applicants to one of the company's jobs. The returned `q` finds only these people, newest first.
 */
export async function employerWithApplicants(page: Page, count: number, who: 'employer' | 'hospital' = 'employer') {
  await signInAs(page, who)
  const { jobs } = await (await page.request.get('/api/employer/applicants/overview')).json()
  const job = jobs.find(({ isActive }: { isActive: boolean }) => isActive)
  const family = `Q${word()}`
  const candidates: Candidate[] = []
  for (let number = 0; number < count; number++) candidates.push(await anApplicant(page, `${names[number]} ${family}`, job.id))
  candidates.reverse()
  return { q: family, jobId: job.id, names: candidates.map(({ name }) => name), candidates }
}

const names = ['Asha', 'Bina', 'Chitra', 'Divya', 'Esha', 'Farah', 'Gita', 'Hema', 'Indu', 'Jaya']

async function anApplicant(page: Page, name: string, jobId: string): Promise<Candidate> {
  const { origin } = new URL((await page.request.get('/api/ready')).url())
  const calls = await request.newContext({ baseURL: origin })
  const [firstName = '', lastName = ''] = name.split(' ')
  const account = someone({ firstName, lastName })
  await expectOk(calls, '/api/auth/register', account)
  const token = new URL(await linkTo(account.email, '/verify-email')).searchParams.get('token')
  await expectOk(calls, '/api/auth/verify-email', { token })
  await expectOk(calls, '/api/auth/login', { email: account.email, password: account.password })
  await expectOk(calls, '/api/cvs', {
    ...englishCv,
    personalInfo: { ...englishCv.personalInfo, fullName: name, email: account.email },
  })
  const { id } = await expectOk(calls, '/api/applications', { jobId })
  await calls.dispose()
  return { name, applicationId: id, signIn: (screen) => signIn(screen, account.email, account.password) }
}

async function expectOk(calls: APIRequestContext, path: string, data: object) {
  const answer = await calls.post(path, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** The cards in a column of the board. */
export const columnOf = (page: Page, label: string) => page.getByRole('list', { name: label, exact: true })

/** The heading with the name. `first`, because the CV contains the name too. */
export const headOf = (page: Page, name = '') => page.getByRole('heading', { name: new RegExp(name) }).first()

/** Offers one time, in thirty hours, as the signed-in employer. */
export async function offerInterview(page: Page, applicationId: string): Promise<void> {
  const startsAt = [new Date(Date.now() + 30 * 3_600_000).toISOString()]
  const offer = await page.request.post(`/api/employer/applicants/${applicationId}/interview`, {
    data: { startsAt, minutes: 30, way: 'phone' },
  })
  expect(offer.status(), await offer.text()).toBe(201)
}
