import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { administrator } from '../administrator.ts'
import { expect } from '../fixtures.ts'
import { onSister } from '../sister.ts'
import { desk, phone } from './sizes.ts'
import { holdTheServer, listenTo, type PressResult } from './hearing.ts'
import { bringTools } from './page-tools.ts'
import { rest } from './rest.ts'
import { longRestMs } from './restore.ts'

export type Site = 'main' | 'cv'
export type Visitor = {
  readonly name: string
  readonly origin: string
  readonly mainOrigin: string
  readonly context: BrowserContext
  /** One for all screens: a new one would compile every script again. */
  readonly page: Page
  readonly hearing: PressResult
  /** Where the frame is pressed that is the same around every screen. */
  readonly home: string
  /** Parts of the frame that are pressed there, or on a screen before this one. */
  readonly framePressed: Set<string>
}

/** What one worker of the tests opens once: the visitors, and the ids that paths need. */
export type World = {
  readonly visitors: Readonly<Record<Site, readonly Visitor[]>>
  /** On all other screens this visitor sees what every visitor sees. */
  readonly staff: Visitor
  readonly samples: Readonly<Record<string, string>>
  /** Status and text of the pages behind links. */
  readonly answers: Map<string, Promise<Answer>>
}
export type Answer = { readonly status: number; readonly text: string }

type Name = 'visitor' | 'candidate' | 'employer' | 'staff'

export async function openWorld(browser: Browser, baseURL: string): Promise<World> {
  async function come(name: Name, origin = baseURL): Promise<Visitor> {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    await bringTools(context)
    if (name === 'staff') await enter(context.request)
    else if (name !== 'visitor') await signIn(context.request, name)
    const page = await context.newPage()
    const hearing = listenTo(page)
    await holdTheServer(page)
    const home = name === 'staff' ? '/admin/dashboard' : '/'
    return { name, origin, mainOrigin: baseURL, context, page, hearing, home, framePressed: await frameAt(home, page, hearing) }
  }
  const candidate = await come('candidate')
  const employer = await come('employer')
  const sister = await come('visitor', new URL(onSister(baseURL, '/')).origin)
  const staff = await come('staff')
  return {
    visitors: { main: [await come('visitor'), candidate, employer], cv: [sister] },
    staff,
    samples: {
      ...(await samplesFor(candidate.context.request)),
      ...(await employerSamplesFor(employer.context.request)),
      articleId: await firstId(staff.context.request, '/api/admin/blog'),
      userId: await firstId(staff.context.request, '/api/admin/users'),
      employerId: await firstId(staff.context.request, '/api/admin/employers'),
    },
    answers: new Map(),
  }
}

async function frameAt(home: string, page: Page, hearing: PressResult): Promise<Set<string>> {
  const parts = new Set<string>()
  await page.goto(home)
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await rest({ page, hearing }, longRestMs)
    for (const key of await page.evaluate(() => window.inPage.listPressables())) if (key.startsWith('frame')) parts.add(key)
  }
  return parts
}

export async function signIn(request: APIRequestContext, name: keyof typeof demoSignIns): Promise<void> {
  const { email, password } = demoSignIns[name]
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
}

async function enter(request: APIRequestContext): Promise<void> {
  expect((await request.post('/api/admin/login', { data: administrator })).status()).toBe(200)
}

async function firstId(request: APIRequestContext, path: string): Promise<string> {
  const found = (await (await request.get(path)).json()) as { readonly id: string } | readonly { readonly id: string }[] // both kinds of answers
  return assertDefined([found].flat()[0], path).id
}

/** A screen whose path needs another parameter needs a line here. */
async function samplesFor(request: APIRequestContext): Promise<Record<string, string>> {
  return {
    jobId: await firstId(request, '/api/jobs'),
    companyId: await firstId(request, '/api/companies'),
    applicationId: await firstId(request, '/api/applications/my-applications'),
    cvId: await firstId(request, '/api/cvs/my-cv'),
    slug: 'gratuity-explained',
    tag: 'salary_benefits',
  }
}

type WithId = readonly { readonly id: string }[]

async function employerSamplesFor(request: APIRequestContext): Promise<Record<string, string>> {
  const postings = (await (await request.get('/api/employer/postings?state=open')).json()) as { readonly postings: WithId } // of its contract
  const resumes = (await (await request.get('/api/employer/resumes')).json()) as { readonly resumes: WithId } // of its contract
  return {
    postingId: assertDefined(postings.postings[0], 'an open job').id,
    resumeId: assertDefined(resumes.resumes[0], 'a resume').id,
    sessionId: await firstId(request, '/api/interviews'),
  }
}

/** The URL of a screen with samples in it. */
export function sampleOf(path: string, samples: World['samples']): string {
  return path
    .replace('*', '/no-such-page')
    .replaceAll(/:(\w+)/g, (_, name: string) => assertDefined(samples[name], `a sample of :${name}`))
}
