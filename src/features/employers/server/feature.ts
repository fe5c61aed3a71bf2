import type { Feature } from '#platform/server/feature.ts'
import { employers } from '../contract.ts'
import { employerPersonalData } from './personal-data.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { company } from '../company-contract.ts'
import { team } from '../team-contract.ts'
import { changeCompany, readOwnCompany } from './change-company.ts'
import { handOver } from './hand-over.ts'
import { deleteDeadInvitations } from './invitation-queries.ts'
import { sendInvitation } from './invite.ts'
import { deleteOldActions } from './action-queries.ts'
import { readProfile } from './read-profile.ts'
import { removeLogo, saveLogo, serveLogos, showLogo, sweepLogos } from './save-logo.ts'
import { teamRoutes } from './team-routes.ts'

function companyRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, company, {
    'GET /api/employer/company': ({ actor }) => readOwnCompany(context.db, actor.employerId),
    'PUT /api/employer/company': ({ actor, body }) => changeCompany(context, actor, body),
    'PUT /api/employer/company/logo': ({ actor, sent }) => saveLogo(context, actor, sent),
    'DELETE /api/employer/company/logo': async ({ actor }) => {
      await showLogo(context, actor, null)
      return { logo: null }
    },
  })
  serveLogos(app, context)
}

function employerRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  serve(app, guards, employers, {
    'GET /api/employer/profile': ({ actor }) => readProfile(db, actor, clock()),
  })
}

export const employersFeature: Feature = {
  name: 'employers',
  about: 'The profile of a company and its team.',
  standsOn: ['site', 'auth', 'entitlements'],
  calls: [
    { contract: employers, routes: employerRoutes },
    { contract: company, routes: companyRoutes },
    { contract: team, routes: teamRoutes },
  ],
  reactions: [sendInvitation, removeLogo],
  schedule: [sweepLogos],
  personalData: employerPersonalData,
  beforeErase: handOver,
  retention: [
    {
      name: 'invitations into teams',
      days: retentionDays.deadLink,
      why: 'They open nothing.',
      erase: deleteDeadInvitations,
    },
    {
      name: 'actions of teams',
      days: retentionDays.teamAction,
      why: 'Long enough to find out who did what.',
      erase: deleteOldActions,
    },
  ],
  notPersonalData: {
    'employer_members.employer_id': 'The row says who is in the team, and belongs to that person.',
    'employer_invitations.employer_id': 'It is the company that invites.',
    'employer_actions.employer_id': 'The row is about those who are named in it.',
    'company_responses.employer_id': 'Counts of at least five applications; none says who applied.',
  },
}
