import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import { DayFilter } from '#platform/contract/day-filter.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { Paging } from '#platform/contract/paging.ts'

const NameCount = z.object({ name: z.string(), count: z.int() })
export type NameCount = z.output<typeof NameCount>

/** In milliseconds. */
const Percentiles = z.object({ p50: z.number(), p95: z.number(), p99: z.number() })

const Analytics = z.object({
  totalVisitors: z.int(),
  /** True if the number of visitors is estimated because there were many, with an error of about 2 %. */
  isEstimate: z.boolean(),
  pageViews: z.int(),
  topPages: z.array(z.object({ path: z.string(), views: z.int() })),
  /** Page views. */
  deviceStats: z.object({ mobile: z.int(), desktop: z.int(), tablet: z.int() }),
  /** Page views by hour of the day. */
  hours: z.array(z.int()).length(24),
  /** Page views by referring host; `direct` without a referrer. */
  referrers: z.array(NameCount),
  campaigns: z.array(NameCount),
  /** Requests of bots, which are in no other figure. */
  botRequests: z.int(),
  bots: z.array(NameCount),
})

const Security = z.object({
  blockedRequests: z.int(),
  blockedBy: z.array(NameCount),
  /** Networks whose requests were blocked, never whole IP addresses. */
  suspiciousIPs: z.array(z.object({ ip: z.string(), requests: z.int() })),
  topEndpoints: z.array(z.object({ endpoint: z.string(), requests: z.int() })),
})

const System = z.object({
  /** From 0 to 1. */
  uptime: z.number(),
  requests: z.int(),
  pageTimes: Percentiles.nullable(),
  callTimes: Percentiles.nullable(),
  errors: z.array(NameCount),
  emailsSent: z.int(),
  emailsFailed: z.int(),
  /** How long jobs waited in the queue, sampled every minute. */
  queueTimes: Percentiles.nullable(),
  /** The number of killed server processes. */
  killed: z.int(),
  /** The maximum number of seconds whose counts are missing. */
  lostSeconds: z.int(),
})

const Funnel = z.object({
  visitors: z.int(),
  searches: z.int(),
  jobViews: z.int(),
  applications: z.int(),
  /** First answers of employers to an application. */
  firstAnswers: z.int(),
  hires: z.int(),
})

const EmployerFunnel = z.object({
  registrations: z.int(),
  jobsPublished: z.int(),
  applications: z.int(),
  firstAnswers: z.int(),
  interviewsBooked: z.int(),
  offers: z.int(),
  hires: z.int(),
})

export const ReportBody = z.object({
  /** True if the day is over. */
  isFinal: z.boolean(),
  analytics: Analytics,
  security: Security,
  system: System,
  funnel: Funnel,
  employerFunnel: EmployerFunnel,
})
export type ReportBody = z.output<typeof ReportBody>

/** `date` is a day in India, `timestamp` is when the report was made. */
export const DailyReport = ReportBody.extend({ id: z.uuid(), date: z.iso.date(), timestamp: z.iso.datetime() })
export type DailyReport = z.output<typeof DailyReport>

export const ReportRange = z.object({ from: DayFilter, to: DayFilter })
export type ReportRange = z.output<typeof ReportRange>

export const ReportEmail = z.object({
  email: cleanText(254, { missing: 'Please enter an email address', tooLong: 'Please use at most 254 characters' })
    .meta({ format: 'email' })
    .pipe(z.email('Please enter a valid email address').or(z.literal(''))),
})

export const dailyReport = {
  /** The latest report and that of the day before; null if there is none. */
  'GET /api/admin/daily-report-current': {
    who: 'daily-reports',
    answer: z.object({ report: DailyReport.nullable(), dayBefore: DailyReport.nullable() }),
  },
  /** Final reports, the newest first; 31, or in pages. Days are those of India, both included. */
  'GET /api/admin/daily-reports-history': {
    who: 'daily-reports',
    query: ReportRange.extend(Paging.shape),
    headers: ['X-Total-Count', 'Link'],
    answer: z.array(DailyReport),
  },
  /** Makes the report of the current day so far. */
  'POST /api/admin/generate-daily-report': { who: 'daily-reports', answer: DailyReport },
  'GET /api/admin/daily-report-pdf/:id': {
    who: 'daily-reports',
    params: z.object({ id: z.uuid() }),
    file: 'application/pdf',
    refusals: { notFound: [404, 'There is no such report'] },
  },
  /** The address to which the caller gets the report; empty for none. */
  'GET /api/admin/daily-report-email': { who: 'daily-reports', answer: z.object({ email: z.string() }) },
  'PUT /api/admin/daily-report-email': { who: 'daily-reports', body: ReportEmail, answer: z.object({ email: z.string() }) },
} as const satisfies Contract

/** The final report of a day was made. */
export const dailyReportMade = event('daily-report.made', z.object({ reportId: z.uuid() }))
