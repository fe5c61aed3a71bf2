import { asking } from '#platform/web/ask.ts'
import type { account } from '../contract.ts'

const ask = asking<typeof account>()

export const strength = ask('GET /api/account/strength', {})
export const careerTip = ask('GET /api/account/career-tip', {})
