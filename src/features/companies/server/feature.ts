import type { Feature } from '#platform/server/feature.ts'
import { logPersonalData } from '#features/staff/server/public.ts'
import { companies } from '../contract.ts'
import { hiringFigures } from '../hiring-contract.ts'
import { companyRatings } from '../rating-contract.ts'
import { ratingQueue } from './rating-queries.ts'
import { ratingRoutes } from './rating-routes.ts'
import { recountResponses, recountResponsesNightly } from './recount-responses.ts'
import { companyRoutes } from './routes.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const companyPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'company_ratings',
    about: 'How you have rated companies.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: { set: { user_id: null, body: null, refused_because: null }, stays: {} },
  },
  ...logPersonalData({
    name: 'admin_logs_of_ratings',
    of: 'company_ratings',
    about: 'What our staff has done about your ratings.',
  }),
]

export const companiesFeature: Feature = {
  name: 'companies',
  about: 'Public pages of companies, ratings and their moderation, response figures.',
  standsOn: ['auth', 'employers', 'jobs', 'applications', 'staff', 'moderation'],
  calls: [
    { contract: { ...companies, ...hiringFigures }, routes: companyRoutes },
    { contract: companyRatings, routes: ratingRoutes },
  ],
  reactions: recountResponses,
  schedule: [recountResponsesNightly],
  queues: [ratingQueue],
  personalData: companyPersonalData,
  notPersonalData: { 'company_ratings.employer_id': 'A rating belongs to the person who rated.' },
}
