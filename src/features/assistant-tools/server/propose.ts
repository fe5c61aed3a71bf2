/** Tools that make proposals: the answer shows a button, and the person who presses it carries out the action. */
import { z } from 'zod'
import { findOpenJob } from '#features/jobs/server/public.ts'
import { nameOf } from '#features/saved-searches/rules.ts'
import { AlertQuery, type Proposal, ProposedWish } from '../answer-contract.ts'
import { jobPath } from '../paths.ts'
import { defineTool, type ToolContext } from './tool.ts'

type ProposedJob = Extract<Proposal, { readonly kind: 'apply' }>['job']
type WishProposal = Extract<Proposal, { readonly kind: 'wish' }>

export function proposalOn(kind: 'save-job' | 'apply', { id, title, company, location }: ProposedJob): Proposal {
  return {
    kind,
    text: kind === 'apply' ? `Apply: ${title}, ${company}` : `Save: ${title}, ${company}`,
    job: { id, title, company, location },
  }
}

export function wishProposal(wish: WishProposal['wish']): WishProposal {
  const { role, company, location, availabilityDays: days } = wish
  const details = [role, company, location, days === 0 ? 'available immediately' : `available in ${days} days`]
  return { kind: 'wish', text: `Make this wish: ${details.filter(Boolean).join(', ')}`, wish }
}

export function proposeForJobTool({ db }: ToolContext) {
  return defineTool({
    name: 'propose_for_job',
    description: 'Shows the person a button to save an open job or to apply for it. Nothing happens until the person presses it.',
    input: z.object({ kind: z.enum(['save-job', 'apply']), jobId: z.uuid() }),
    who: 'candidate',
    run: async ({ kind, jobId }, { now }) => {
      const job = await findOpenJob(db, jobId, now)
      return { data: { proposal: job ? proposalOn(kind, job) : null }, links: job ? [jobPath(jobId)] : [] }
    },
  })
}

export function proposeAlertTool() {
  return defineTool({
    name: 'propose_alert',
    description: 'Shows the person a button to get new jobs of a search by email. Only for words that the person has written.',
    input: AlertQuery,
    who: 'candidate',
    run: async (query) => {
      const name = nameOf(query)
      const proposal: Proposal | null = name === '' ? null : { kind: 'alert', text: `Email me new jobs: ${name}`, name, query }
      return { data: { proposal }, links: ['/wishes'] }
    },
  })
}

export function proposeWishTool() {
  return defineTool({
    name: 'propose_wish',
    description: 'Shows the person a button to make a wish: the company and the work that the person has named.',
    input: ProposedWish,
    who: 'candidate',
    run: async (wish) => ({ data: { proposal: wishProposal(wish) }, links: ['/wishes'] }),
  })
}
