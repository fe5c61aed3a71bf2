import { companyChanged } from '#features/employers/company-contract.ts'
import { reaction } from '#platform/server/events.ts'
import type { Feature } from '#platform/server/feature.ts'
import { jobs } from '../contract.ts'
import { jobFigures } from '../figures-contract.ts'
import { jobPersonalData } from './personal-data.ts'
import { copyNameAndLogo } from './queries.ts'
import { jobRoutes } from './routes.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { figuresCounter } from './count-figures.ts'

function jobFigureRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  serve(app, guards, jobFigures, { 'GET /api/jobs/figures': figuresCounter({ db, clock }) })
}

/** Jobs contain the name and logo of their company, so that lists need no join. */
const updateCompanyOfJobs = reaction('updateCompanyOfJobs', companyChanged, ({ db }, { employerId }) =>
  copyNameAndLogo(db, employerId),
)

export const jobsFeature: Feature = {
  name: 'jobs',
  about: 'Jobs and their pages, pictures and figures; saved jobs.',
  standsOn: ['site', 'auth', 'employers'],
  calls: [
    { contract: jobFigures, routes: jobFigureRoutes },
    { contract: jobs, routes: jobRoutes },
  ],
  reactions: [updateCompanyOfJobs],
  personalData: jobPersonalData,
  notPersonalData: {
    'saved_jobs.job_id': 'A saved job belongs to the person who saved it, not to the employer.',
  },
}
