import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { administrator } from '../administrator.ts'
import { expect } from '../fixtures.ts'
import { onSister } from '../sister.ts'
import { desktop, phone } from './sizes.ts'
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
  /** One page for all screens, because a new page would compile every script again. */
  readonly page: Page
  readonly hearing: PressResult
  /** The screen on which the frame is pressed, because it is the same on all screens. */
  readonly home: string
  /** Elements of the frame that were pressed there or on an earlier screen. */
  readonly framePressed: Set<string>
}

/** The state that each test worker opens once: the visitors, and sample ids for paths. */
export type World = {
  readonly visitors: Readonly<Record<Site, readonly Visitor[]>>
  /** A visitor for the staff screens. On all others, staff see the same as any visitor. */
  readonly staff: Visitor
  readonly samples: Readonly<Record<string, string>>
  /** The status and text of linked pages, by URL. */
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
  for (const size of [phone, desktop]) {
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
  const found = (await (await request.get(path)).json()) as { readonly id: string } | readonly { readonly id: string }[] // one object or a list
  return assertDefined([found].flat()[0], path).id
}

/** The values of path parameters. A screen with a new parameter needs a line here. */
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
  const postings = (await (await request.get('/api/employer/postings?state=open')).json()) as { readonly postings: WithId } // type of the contract
  const resumes = (await (await request.get('/api/employer/resumes')).json()) as { readonly resumes: WithId } // type of the contract
  return {
    postingId: assertDefined(postings.postings[0], 'an open job').id,
    resumeId: assertDefined(resumes.resumes[0], 'a resume').id,
    sessionId: await firstId(request, '/api/interviews'),
  }
}

/** The URL of a screen, with samples instead of parameters. */
export function sampleOf(path: string, samples: World['samples']): string {
  return path
    .replace('*', '/no-such-page')
    .replaceAll(/:(\w+)/g, (_, name: string) => assertDefined(samples[name], `a sample of :${name}`))
}
