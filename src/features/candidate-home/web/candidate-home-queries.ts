import { apiQuery } from '#platform/web/api-queries.ts'
import type { account } from '../contract.ts'

const ask = apiQuery<typeof account>()

export const strength = ask('GET /api/account/strength', {})
export const careerTip = ask('GET /api/account/career-tip', {})
