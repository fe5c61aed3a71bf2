import type { cvs } from '#features/cvs/contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'

const ask = apiQuery<typeof cvs>()

export const myCv = ask('GET /api/cvs/my-cv', {})
export const cvRating = ask('GET /api/cvs/my-cv/rating', {})
