import type { FastifyInstance } from 'fastify'
import { findCompanyFacts } from '#features/employers/server/public.ts'
import { listOpenJobsOf } from '#features/jobs/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { unlocks } from '../contract.ts'
import { answerRequest, blockCompany, listBlocked, unblockCompany } from './answer.ts'
import { requestContact } from './request-contact.ts'
import { invite } from './invite.ts'
import { giveBack, readContact, unlockAccepted } from './open-contact.ts'
import { listReceived, listSent } from './present-requests.ts'
import { findUnits, grantStartingUnits } from './unit-queries.ts'

const mostJobs = 100

export function unlockRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, unlocks, {
    'GET /api/employer/resume-account': ({ actor }) => readAccount(context, actor.employerId),
    'GET /api/employer/resume-requests': ({ actor, query }) => listSent(db, actor.employerId, query.page),
    'GET /api/employer/resumes/:resumeId/contact': ({ actor, params }) => readContact(context, actor, params.resumeId),
    'POST /api/employer/resumes/:resumeId/requests': ({ actor, params, body }) =>
      requestContact(context, actor, { ...params, ...body }),
    'POST /api/employer/resume-requests/:id/unlock': ({ actor: { employerId }, params }) =>
      unlockAccepted(context, { employerId, ...params }),
    'POST /api/employer/resume-requests/:id/return': ({ actor: { employerId }, params }) =>
      giveBack(context, { employerId, ...params }),
    'POST /api/employer/resumes/:resumeId/invitations': ({ actor, params, body }) =>
      invite(context, actor, { ...params, ...body }),
    'GET /api/resume-requests': ({ actor }) => listReceived(db, actor.id),
    'PUT /api/resume-requests/:id': ({ actor, params, body }) => answerRequest(context, { userId: actor.id, ...params, ...body }),
    'GET /api/blocked-companies': ({ actor }) => listBlocked(db, actor.id),
    'PUT /api/blocked-companies/:employerId': ({ actor, params }) => blockCompany(context, { userId: actor.id, ...params }),
    'DELETE /api/blocked-companies/:employerId': ({ actor, params }) => unblockCompany(db, { userId: actor.id, ...params }),
  })
}

async function readAccount({ db, clock }: Pick<AppContext, 'db' | 'clock'>, employerId: string) {
  const now = clock()
  const company = await findCompanyFacts(db, employerId)
  const isVerified = company?.isVerified ?? false
  if (isVerified) await db.transaction().execute((tx) => grantStartingUnits(tx, employerId, now))
  const jobs = await listOpenJobsOf(db, employerId, { now, page: 1, limit: mostJobs })
  return {
    units: await findUnits(db, employerId),
    isVerified,
    jobs: jobs.map(({ id, title, location }) => ({ id, title, location })),
  }
}
