import type { ReportBody } from '#features/daily-report/contract.ts'

const times = { p50: 12, p95: 80, p99: 300 }

const system: ReportBody['system'] = {
  uptime: 0.999,
  requests: 9_000,
  pageTimes: times,
  callTimes: times,
  errors: [],
  emailsSent: 80,
  emailsFailed: 1,
  queueTimes: times,
  killed: 0,
  lostSeconds: 0,
}

/** The final report of day number `day`. Later days have more visitors. */
export function aReportOf(day: number): ReportBody {
  const visitors = 1_000 + day * 60
  const paths = ['/', '/jobs', '/jobs/:jobId', '/companies', '/salary-calculator']
  return {
    isFinal: true,
    analytics: {
      totalVisitors: visitors,
      isEstimate: false,
      pageViews: visitors * 3,
      topPages: paths.map((path, at) => ({ path, views: 900 - at * 100 })),
      deviceStats: { mobile: 700, desktop: 200, tablet: 100 },
      hours: Array.from({ length: 24 }, (_, hour) => hour * 10),
      referrers: [{ name: 'google.co.in', count: 500 }],
      campaigns: [],
      botRequests: 40,
      bots: [{ name: 'Googlebot', count: 40 }],
    },
    security: {
      blockedRequests: 12,
      blockedBy: [{ name: 'limit', count: 12 }],
      suspiciousIPs: [{ ip: '203.0.113.0/24', requests: 12 }],
      topEndpoints: [{ endpoint: 'GET /api/jobs', requests: 900 }],
    },
    system,
    funnel: { visitors, searches: 800, jobViews: 600, applications: 90, firstAnswers: 40, hires: 3 },
    employerFunnel: {
      registrations: 5,
      jobsPublished: 20,
      applications: 90,
      firstAnswers: 40,
      interviewsBooked: 10,
      offers: 4,
      hires: 3,
    },
  }
}
