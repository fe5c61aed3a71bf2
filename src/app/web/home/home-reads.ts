import type { cvs } from '#features/cvs/contract.ts'
import { asking } from '#platform/web/ask.ts'

const ask = asking<typeof cvs>()

export const myCv = ask('GET /api/cvs/my-cv', {})
export const cvRating = ask('GET /api/cvs/my-cv/rating', {})
