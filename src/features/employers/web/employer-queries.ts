import { useSuspenseQuery } from '@tanstack/react-query'
import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { company } from '../company-contract.ts'
import type { employers } from '../contract.ts'
import type { team } from '../team-contract.ts'

export const employerProfile = apiQuery<typeof employers>()('GET /api/employer/profile', {})

/** False for viewers of a team, who are offered nothing that the server would refuse. The loaders of employers' screens have loaded the profile. */
export function useMayWrite(): boolean {
  return useSuspenseQuery(employerProfile).data.role !== 'viewer'
}

const askTeam = apiQuery<typeof team>()
export const teamMembers = askTeam('GET /api/employer/team', {})
export const openInvitations = askTeam('GET /api/employer/invitations', {})
export const invitationOffer = (token: string) => askTeam('POST /api/employer/invitations/offer', { body: { token } })

const listedActions = 20
export const teamActions = (page: number) =>
  pagedApiQuery<typeof team>()('GET /api/employer/actions', { query: { page: String(page), limit: String(listedActions) } })

export const ownCompany = apiQuery<typeof company>()('GET /api/employer/company', {})
