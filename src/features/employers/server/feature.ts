import type { Feature } from '#platform/server/feature.ts'
import { employers } from '../contract.ts'
import { employerPersonalData } from './personal-data.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { readProfile } from './read-profile.ts'

function employerRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  serve(app, guards, employers, {
    'GET /api/employer/profile': ({ actor }) => readProfile(db, actor.employerId, clock()),
  })
}

export const employersFeature: Feature = {
  name: 'employers',
  about: 'The profile of a company and its owner.',
  standsOn: ['auth'],
  calls: [{ contract: employers, routes: employerRoutes }],
  personalData: employerPersonalData,
  notPersonalData: {
    'company_responses.employer_id': 'Counts of at least five applications; none says who applied.',
  },
}
