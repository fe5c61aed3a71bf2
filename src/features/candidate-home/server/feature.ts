import type { Feature } from '#platform/server/feature.ts'
import { account } from '../contract.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { careerTips } from '../career-tips.ts'
import { tipOfTheDay } from '../rules.ts'
import { measureStrength } from './measure-strength.ts'

function accountRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  serve(app, guards, account, {
    'GET /api/account/strength': ({ actor }) => measureStrength(db, actor.id),
    'GET /api/account/career-tip': async () => ({ text: tipOfTheDay(careerTips, clock().toISOString()) }),
  })
}

export const candidateHomeFeature: Feature = {
  name: 'candidate-home',
  about: 'The home screen of a candidate: profile strength, tip of the day.',
  standsOn: ['site', 'auth', 'cvs'],
  calls: [{ contract: account, routes: accountRoutes }],
}
