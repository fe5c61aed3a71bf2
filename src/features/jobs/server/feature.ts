import type { Feature } from '#platform/server/feature.ts'
import { jobs } from '../contract.ts'
import { jobFigures } from '../figures-contract.ts'
import { jobFigureRoutes } from './figure-routes.ts'
import { jobPersonalData } from './personal-data.ts'
import { jobRoutes } from './routes.ts'

export const jobsFeature: Feature = {
  name: 'jobs',
  about: 'Jobs and their pages, pictures and figures; saved jobs.',
  standsOn: ['site', 'auth', 'employers'],
  calls: [
    { contract: jobFigures, routes: jobFigureRoutes },
    { contract: jobs, routes: jobRoutes },
  ],
  personalData: jobPersonalData,
  notPersonalData: {
    'saved_jobs.job_id': 'A saved job belongs to the person who saved it, not to the employer.',
  },
}
