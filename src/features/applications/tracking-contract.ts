import { z } from 'zod'
import { Template } from '#features/cvs/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { Application, JobSnapshot, MyApplication } from './contract.ts'

const sentSection = z
  .array(
    z.object({
      name: z.string(),
      organization: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      link: z.string(),
      description: z.string(),
    }),
  )
  .optional()

/** The submitted CV as plain text fields, so that it can be read after the rules for CVs have changed. */
export const CvAsSent = z.object({
  personalInfo: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    linkedIn: z.string(),
    portfolio: z.string(),
  }),
  summary: z.string(),
  experience: z.array(
    z.object({
      company: z.string(),
      position: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      current: z.boolean(),
      description: z.string(),
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string(),
      degree: z.string(),
      field: z.string(),
      startYear: z.string(),
      endYear: z.string(),
      grade: z.string(),
    }),
  ),
  skills: z.array(z.string()),
  achievements: z.array(z.string()),
  languages: z.array(z.string()),
  projects: sentSection,
  certificates: sentSection,
  publications: sentSection,
  volunteering: sentSection,
  template: Template,
})
export type CvAsSent = z.output<typeof CvAsSent>

/** An application with all details for its candidate: the submitted data, the job and the history. */
export const TrackedApplication = MyApplication.omit({ job: true, cv: true, isCompanySuspended: true }).extend({
  job: JobSnapshot,
  cv: CvAsSent,
})
export type TrackedApplication = z.output<typeof TrackedApplication>

export const ApplicationIdParams = z.object({ applicationId: z.uuid() })
export const notFound = [404, 'Application not found'] as const

export const tracking = {
  'GET /api/applications/:applicationId': {
    who: 'candidate',
    params: ApplicationIdParams,
    answer: TrackedApplication,
    refusals: { notFound },
  },
  /** The submitted CV. */
  'GET /api/applications/:applicationId/cv': {
    who: 'candidate',
    params: ApplicationIdParams,
    file: 'application/pdf',
    refusals: { notFound },
  },
  /** Possible until the application is final. Withdrawing again changes nothing and gets the same answer. */
  'POST /api/applications/:applicationId/withdraw': {
    who: 'candidate',
    params: ApplicationIdParams,
    answer: Application,
    refusals: { notFound, ended: [409, "This application is closed and can't be withdrawn"] },
  },
} as const satisfies Contract

export const applicationWithdrawn = event('application.withdrawn', z.object({ applicationId: z.uuid() }))
