import { apiQuery } from '#platform/web/api-queries.ts'
import type { staffAccount } from '../../account-contract.ts'

const read = apiQuery<typeof staffAccount>()

export const ownStaffAccount = read('GET /api/admin/account', {})
export const ownStaffSignIns = read('GET /api/admin/sign-ins', {})
