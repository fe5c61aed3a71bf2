import { plainPdf } from '#platform/server/pdf/plain-pdf.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** The document of the company that waits for its verification. */
export const demoDocument = {
  name: 'documents/demo-registration-certificate.pdf',
  company: 'Godavari Agro Foods',
  number: '27AAPFU0939F1ZV',
} as const

/** The file is not in the database, so it is stored again at every start with demo people. */
export async function keepDemoDocument({ find, keep }: Storage): Promise<void> {
  const { name, company, number } = demoDocument
  if (await find(name)) return
  const lines = [
    'SAMPLE - no real certificate',
    '',
    'Form GST REG-06: Registration Certificate',
    `Registration number: ${number}`,
    `Legal name: ${company}`,
    'Constitution of business: Partnership',
    'Principal place of business: Nashik, Maharashtra',
    'Date of liability: 01/04/2021',
  ]
  await keep(name, plainPdf(lines))
}
