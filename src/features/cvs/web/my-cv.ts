import { apiQuery } from '#platform/web/api-queries.ts'
import type { cvs } from '../contract.ts'

const ask = apiQuery<typeof cvs>()

export const myCv = ask('GET /api/cvs/my-cv', {})
export const myRating = ask('GET /api/cvs/my-cv/rating', {})
export const myReading = ask('GET /api/cvs/my-cv/reading', {})
