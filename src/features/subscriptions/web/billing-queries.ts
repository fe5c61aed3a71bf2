import type { QueryClient } from '@tanstack/react-query'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { subscriptions } from '../contract.ts'

const ask = apiQuery<typeof subscriptions>()

export const companyBilling = ask('GET /api/employer/billing', {})
export const ownBilling = ask('GET /api/account/plan', {})
export const revenue = ask('GET /api/admin/revenue', {})

/** Called after a payment: reloads everything on this page about purchases. */
export async function reloadBilling(client: QueryClient): Promise<void> {
  const again = async (query: typeof companyBilling): Promise<unknown> =>
    client.getQueryData(query.queryKey) && client.fetchQuery({ ...query, staleTime: 0 })
  const isCompany = client.getQueryData(employerProfile.queryKey) !== undefined
  await Promise.all([
    again(companyBilling),
    again(ownBilling),
    isCompany && client.fetchQuery({ ...employerProfile, staleTime: 0 }),
  ])
}
