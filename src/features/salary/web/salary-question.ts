import { apiQuery } from '#platform/web/api-queries.ts'
import type { salary } from '../contract.ts'
import {
  companyTypeLabels,
  experienceBandLabels,
  roleLabels,
  type SalaryLocation,
  type SalaryQuestion,
  type SalaryRole,
  salaryLocationLabels,
} from '../rules.ts'

const ask = apiQuery<typeof salary>()

export const marketFor = (role: SalaryRole, location: SalaryLocation) =>
  ask('GET /api/salary/market', { query: { role, location } })

/** Null until all four required values are selected; the URL contains them. */
export function questionIn(params: URLSearchParams): SalaryQuestion | null {
  const role = oneOf(roleLabels, params.get('role'))
  const experience = oneOf(experienceBandLabels, params.get('experience'))
  const location = oneOf(salaryLocationLabels, params.get('location'))
  const companyType = oneOf(companyTypeLabels, params.get('companyType'))
  return role && experience && location && companyType ? { role, experience, location, companyType } : null
}

function oneOf<K extends string>(labels: Readonly<Record<K, string>>, given: string | null): K | null {
  return given !== null && Object.hasOwn(labels, given) ? (given as K) : null // it is one of the keys
}
