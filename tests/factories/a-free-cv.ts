import { randomInt, randomUUID } from 'node:crypto'
import type { Cv, CvBody } from '#features/cvs/contract.ts'
import { englishCv } from './a-cv.ts'
import type { Person } from '../portal.ts'

export const anEmail = (): string => `${randomUUID()}@example.in`
/** A random phone number of ten digits. */
export const aPhone = (): string => `9${randomInt(1_000_000_000).toString().padStart(9, '0')}`

type Over = Partial<CvBody['personalInfo']>

export function freeBody(over: Over = {}): CvBody {
  return { ...englishCv, personalInfo: { ...englishCv.personalInfo, email: anEmail(), phone: aPhone(), ...over } }
}

/** Creates an anonymous CV through the API. */
export async function aFreeCv(
  visitor: Person,
  over: Over = {},
  also: object = {},
): Promise<{ readonly cv: Cv; readonly body: CvBody }> {
  const body = freeBody(over)
  const answer = await visitor.call('POST /api/cvs/aisacv', { ...body, ...also })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { cv: answer.json().cv, body }
}
