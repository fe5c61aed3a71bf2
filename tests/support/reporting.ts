import { expect } from 'vitest'
import type { FeedbackStatus, QueuedFeedback } from '#features/recruiter-feedback/moderation-contract.ts'
import { aReport } from '../factories/a-report.ts'
import type { TestPortal } from '../portal.ts'

type Over = Readonly<Record<string, unknown>>
export type Group = { readonly categoryId: string; readonly subcategoryId?: string; readonly experienceLevel: string }

/** Signs in recruiters who report, staff who decide, and a person who reads the insights. */
export async function openReporting({ visitor, aStaffMember }: TestPortal) {
  const staff = await aStaffMember('support')
  const queued = async () => (await staff.call('GET /api/admin/recruiter-feedback')).json<QueuedFeedback[]>()
  const decide = (id: string | undefined, status: 'published' | 'refused', from: FeedbackStatus = 'pending') =>
    staff.call(`PUT /api/admin/recruiter-feedback/${id}/status`, { from, status, reason: 'The questions are plausible' })

  /** Submits a report and returns its id. The report is pending. */
  async function submitted(over: Over): Promise<string> {
    const report = aReport(over)
    expect((await visitor.call('POST /api/recruiter-feedback', report)).statusCode).toBe(201)
    return (await queued()).find(({ recruiterEmail }) => recruiterEmail === report.recruiterEmail)?.id ?? ''
  }
  async function published(over: Over): Promise<string> {
    const id = await submitted(over)
    expect((await decide(id, 'published')).json()).toMatchObject({ status: 'published' })
    return id
  }
  async function shown(group: Group) {
    const answer = await visitor.call(`GET /api/recruiter-feedback/insights?${new URLSearchParams(group).toString()}`)
    return answer.json<{ insights: { sources: number } | null }>().insights
  }
  return { queued, decide, submitted, published, shown, aGroup: groups() }
}

/** Gives each test a group of its own. */
function groups(): () => Group {
  const all = ['fresher', 'mid', 'senior', 'leadership'].flatMap((experienceLevel) => [
    { categoryId: 'bfsi', subcategoryId: 'fintech', experienceLevel },
    { categoryId: 'bfsi', subcategoryId: 'traditional_banking', experienceLevel },
  ])
  return () => {
    const group = all.pop()
    if (!group) throw new Error('no group is left')
    return group
  }
}
