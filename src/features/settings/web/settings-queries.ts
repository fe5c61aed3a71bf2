import { apiQuery } from '#platform/web/api-queries.ts'
import type { settings } from '../contract.ts'

const ask = apiQuery<typeof settings>()

export const mySettings = ask('GET /api/settings', {})
export const myAccount = ask('GET /api/settings/account', {})
export const mySignIns = ask('GET /api/settings/sign-ins', {})
