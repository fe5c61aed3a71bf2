import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

const asked = {
  params: z.object({ id: z.uuid() }),
  refusals: {
    notFound: [404, 'CV not found'],
    notVerified: [403, 'Please verify your email to download your CV.'],
  },
} as const

/** A CV as files beside the PDF: anyone who may take the PDF may take these. */
export const cvFiles = {
  'GET /api/cvs/download/:id/docx': {
    ...asked,
    file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  'GET /api/cvs/download/:id/json': { ...asked, file: 'application/json' },
  'GET /api/cvs/download/:id/text': { ...asked, file: 'text/plain; charset=utf-8' },
} as const satisfies Contract
