import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Feature } from '#platform/server/feature.ts'
import { serve } from '#platform/server/serve.ts'
import { interviewPreparation } from '../contract.ts'
import { readPreparation } from './read-preparation.ts'

function interviewPreparationRoutes(app: FastifyInstance, { guards }: AppContext): void {
  serve(app, guards, interviewPreparation, {
    'GET /api/interview-preparation': ({ query: { industry, roleArea = null, level } }) =>
      readPreparation({ industry, roleArea, level }),
  })
}

export const interviewPreparationFeature: Feature = {
  name: 'interview-preparation',
  about: 'What to expect and to practise for an interview, by industry, role area and level.',
  standsOn: [],
  calls: [{ contract: interviewPreparation, routes: interviewPreparationRoutes }],
}
