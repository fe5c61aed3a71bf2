import { aPhone, freeBody } from '../factories/a-free-cv.ts'
import { everyone, type Row } from './permission-statuses.ts'
import type { Sample } from './permission-world.ts'

const own = { ...everyone(404), candidate: 200 }
const itsCv: Sample = async ({ cvOf }) => ({ params: { id: await cvOf('candidate') } })
const itsCvWith =
  (body: object): Sample =>
  async ({ cvOf }) => ({ params: { id: await cvOf('candidate') }, body })
const madeUp: Sample = () => ({ body: { token: 'made-up' } })

/** A part of tests/permissions/permissions.ts: the CVs of people without an account, and the links to all CVs. */
export const cvLinks: Readonly<Record<string, Row>> = {
  'POST /api/cvs/aisacv': [everyone(201), () => ({ body: freeBody() })],
  'POST /api/cvs/aisacv/preview': [everyone(), () => ({ body: freeBody() })],
  // Empty, and so refused, but allowed: reading a file starts a process.
  'POST /api/cvs/aisacv/import': [
    everyone(422),
    () => ({ body: Buffer.alloc(0), headers: { 'content-type': 'application/octet-stream' } }),
  ],
  'POST /api/cvs/aisacv/link-letter': [everyone(), () => ({ body: { phone: aPhone() } })],
  'GET /api/cvs/view/:cvId': [everyone(), async ({ cvOf }) => ({ params: { cvId: await cvOf('candidate') } })],
  'GET /api/cvs/view/:cvId/pages': [everyone(), async ({ cvOf }) => ({ params: { cvId: await cvOf('candidate') } })],
  // For CVs without an account alone.
  'POST /api/cvs/view/:cvId/verification-email': [
    everyone(404),
    async ({ cvOf }) => ({ params: { cvId: await cvOf('candidate') } }),
  ],
  'POST /api/cvs/verify': [everyone(400), madeUp],
  'POST /api/cvs/own': [everyone(400), madeUp],
  'DELETE /api/cvs/own': [everyone()],
  'PUT /api/cvs/:id/link': [own, itsCvWith({ hidesContact: false })],
  'POST /api/cvs/:id/verification-letter': [own, itsCv],
  // The settings of an account decide what it shares, and it is deleted there: these two are for a person with the emailed link.
  'PUT /api/cvs/:id/sharing': [everyone(404), itsCvWith({ isShared: true })],
  'POST /api/cvs/:id/delete': [everyone(404), itsCv],
  // The last two: they end the first link of the candidate's CV, which the calls above use.
  'POST /api/cvs/:id/link': [own, itsCv],
  'DELETE /api/cvs/:id/link': [own, itsCv],
}
