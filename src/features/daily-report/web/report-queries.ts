import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { dailyReport } from '../contract.ts'

const ask = apiQuery<typeof dailyReport>()

export const currentReport = ask('GET /api/admin/daily-report-current', {})
export const ownReportEmail = ask('GET /api/admin/daily-report-email', {})

/** The range of days and the page in the URL. */
export function rangeIn(params: URLSearchParams): { readonly from: string; readonly to: string } {
  return { from: params.get('from') ?? '', to: params.get('to') ?? '' }
}

export const reportHistory = (params: URLSearchParams, page: number) =>
  pagedApiQuery<typeof dailyReport>()('GET /api/admin/daily-reports-history', {
    query: { ...rangeIn(params), page: String(page), limit: '31' },
  })
