import { randomUUID } from 'node:crypto'
import { aReport } from '../factories/a-report.ts'
import { anArticle } from '../factories/an-article.ts'
import { aPng } from '../factories/pictures.ts'
import { administrators, everyone, support, type Row } from './permission-statuses.ts'
import type { Sample } from './permission-world.ts'

const fields = {
  title: 'Gratuity',
  slug: 'gratuity',
  category: 'salary_benefits',
  tags: '',
  excerpt: 'In short.',
  content: 'Some words.',
  author: 'Meera',
  seoTitle: '',
  seoDescription: '',
}

/** An article that nobody has edited has no revision. */
const untouched =
  (body: object = {}): Sample =>
  async ({ db }) => ({ params: { articleId: (await anArticle(db)).id }, body: { revision: null, ...body } })

const someArticle: Sample = async ({ db }) => ({ params: { articleId: (await anArticle(db)).id } })

/** What recruiters report, and the editor of articles. */
export const ofContent: Readonly<Record<string, Row>> = {
  'POST /api/recruiter-feedback': [everyone(201), () => ({ body: aReport() })],
  'GET /api/recruiter-feedback/insights': [
    everyone(),
    () => ({ query: { categoryId: 'bfsi', subcategoryId: 'fintech', experienceLevel: 'mid' } }),
  ],
  'GET /api/admin/recruiter-feedback': [support()],
  'PUT /api/admin/recruiter-feedback/:feedbackId/status': [
    support(404),
    () => ({ params: { feedbackId: randomUUID() }, body: { from: 'pending', status: 'published' } }),
  ],
  'GET /api/admin/blog': [administrators()],
  'POST /api/admin/blog': [administrators(201), () => ({ body: { title: 'Gratuity' } })],
  'GET /api/admin/blog/:articleId': [administrators(), someArticle],
  'PUT /api/admin/blog/:articleId': [
    administrators(),
    async (world, caller) => ({ ...(await someArticle(world, caller)), query: { base: 'none' }, body: fields }),
  ],
  'POST /api/admin/blog/:articleId/publish': [administrators(), untouched()],
  'POST /api/admin/blog/:articleId/schedule': [administrators(), untouched({ at: '2099-01-01T00:00:00Z' })],
  'POST /api/admin/blog/:articleId/withdraw': [administrators(), someArticle],
  'DELETE /api/admin/blog/:articleId': [administrators(404), () => ({ params: { articleId: randomUUID() } })],
  'GET /api/admin/blog/:articleId/versions': [administrators(), someArticle],
  'POST /api/admin/blog/:articleId/versions/:textId/restore': [
    administrators(404),
    () => ({ params: { articleId: randomUUID(), textId: randomUUID() } }),
  ],
  'POST /api/admin/blog/preview': [administrators(), () => ({ body: fields })],
  'POST /api/admin/blog/pictures': [
    administrators(201),
    async () => ({ query: { alt: 'A payslip' }, headers: { 'content-type': 'image/png' }, body: await aPng() }),
  ],
}
