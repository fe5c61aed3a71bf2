import type { QueryClient } from '@tanstack/react-query'
import type { Proposal } from '#features/assistant-tools/answer-contract.ts'
import type { jobs } from '#features/jobs/contract.ts'
import type { searches } from '#features/saved-searches/contract.ts'
import type { wishes } from '#features/wishes/contract.ts'
import { loginHref } from '#features/auth/login-href.ts'
import { apiCalls } from '#platform/web/call.ts'
import { changeCv } from './change-cv.ts'

export type Outcome = {
  readonly text: string
  readonly link: { readonly to: string; readonly label: string }
  /** Null if the action cannot be undone here. */
  readonly undo: (() => Promise<void>) | null
}

const callJobs = apiCalls<typeof jobs>()
const callWishes = apiCalls<typeof wishes>()
const callSearches = apiCalls<typeof searches>()

/**
 * Carries out a proposal with the same call as the screens, and invalidates all loaded lists. Returns null if it failed, after showing the reason.
 */
export async function carryOut(client: QueryClient, proposal: Proposal): Promise<Outcome | null> {
  const outcome = await outcomeOf(client, proposal)
  await client.invalidateQueries()
  if (!outcome) return null
  const { undo } = outcome
  return { ...outcome, undo: undo && (() => undo().then(() => client.invalidateQueries())) }
}

async function outcomeOf(client: QueryClient, proposal: Proposal): Promise<Outcome | null> {
  switch (proposal.kind) {
    case 'save-job':
      return saveJob(proposal.job.id)
    case 'apply':
      return apply(client, proposal.job)
    case 'wish':
      return makeWish(proposal.wish)
    case 'alert':
      return saveSearch(proposal.query)
    case 'cv-skills':
    case 'cv-summary':
      return changeCv(proposal)
  }
}

type ProposedJob = Extract<Proposal, { kind: 'apply' }>['job']

async function apply(client: QueryClient, { id, title }: ProposedJob): Promise<Outcome | null> {
  const { sendApplication } = await import('#features/applications/web/send-application.ts')
  const loginUrl = loginHref(location.pathname + location.search)
  switch (await sendApplication(client, { jobId: id, loginUrl })) {
    case 'sent':
      return {
        text: 'Your application has been sent to the employer.',
        link: { to: '/applications', label: 'My applications' },
        undo: null,
      }
    case 'questions':
      return {
        text: 'The employer asks something first. Nothing has been sent yet.',
        link: { to: `/jobs/${id}`, label: `Apply for ${title}` },
        undo: null,
      }
    case 'refused':
    case 'failed':
      return null
  }
}

async function saveJob(jobId: string): Promise<Outcome> {
  await callJobs('PUT /api/saved-jobs/:jobId', { params: { jobId } })
  return {
    text: 'The job is in your saved jobs.',
    link: { to: '/saved-jobs', label: 'Saved jobs' },
    undo: async () => void (await callJobs('DELETE /api/saved-jobs/:jobId', { params: { jobId } })),
  }
}

async function makeWish(body: Extract<Proposal, { kind: 'wish' }>['wish']): Promise<Outcome> {
  const { id } = await callWishes('POST /api/wishes', { body })
  return {
    text: 'Your wish is active.',
    link: { to: '/wishes', label: 'My wishes' },
    undo: async () => void (await callWishes('DELETE /api/wishes/:id', { params: { id } })),
  }
}

async function saveSearch(query: Extract<Proposal, { kind: 'alert' }>['query']): Promise<Outcome> {
  const { id, isNew } = await callSearches('POST /api/saved-searches', { body: { query } })
  return {
    text: isNew ? 'You get an email when there are new jobs.' : 'You already have this alert.',
    link: { to: `/wishes#search-${id}`, label: 'My alerts' },
    undo: isNew ? async () => void (await callSearches('DELETE /api/saved-searches/:id', { params: { id } })) : null,
  }
}
