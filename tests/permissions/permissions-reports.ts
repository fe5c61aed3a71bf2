import { randomUUID } from 'node:crypto'
import { administrators, staff, type Row } from './permission-statuses.ts'

/** What staff see of the portal as a whole. */
export const ofReports: Readonly<Record<string, Row>> = {
  'GET /api/admin/daily-report-current': [staff()],
  'GET /api/admin/daily-reports-history': [staff()],
  'POST /api/admin/generate-daily-report': [staff()],
  'GET /api/admin/daily-report-pdf/:id': [staff(404), () => ({ params: { id: randomUUID() } })],
  'GET /api/admin/daily-report-email': [staff()],
  'PUT /api/admin/daily-report-email': [staff(), () => ({ body: { email: '' } })],
  'GET /api/admin/operations': [administrators()],
  'POST /api/admin/operations/jobs/:id/retry': [administrators(404), () => ({ params: { id: '999999999' } })],
}
