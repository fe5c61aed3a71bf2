import { randomUUID } from 'node:crypto'
import { aReport } from '../factories/a-report.ts'
import { everyone, support, type Row } from './permission-statuses.ts'

/** What recruiters report. */
export const ofContent: Readonly<Record<string, Row>> = {
  'POST /api/recruiter-feedback': [everyone(201), () => ({ body: aReport() })],
  'GET /api/recruiter-feedback/insights': [
    everyone(),
    () => ({ query: { categoryId: 'bfsi', subcategoryId: 'fintech', experienceLevel: 'mid' } }),
  ],
  'GET /api/admin/recruiter-feedback': [support()],
  'PUT /api/admin/recruiter-feedback/:feedbackId/status': [
    support(404),
    () => ({ params: { feedbackId: randomUUID() }, body: { status: 'published' } }),
  ],
}
