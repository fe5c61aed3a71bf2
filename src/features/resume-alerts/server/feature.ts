import type { FastifyInstance } from 'fastify'
import { retentionDays } from '#features/site/retention-periods.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { type EmployerCaller, serve } from '#platform/server/serve.ts'
import { resumeAlerts } from '../contract.ts'
import { findResumeAlertsDaily } from './find-alerts.ts'
import { deleteOldAlerts } from './alert-queries.ts'
import { changeSaved, deleteSaved, listSaved, type Owner } from './queries.ts'
import { saveSearch } from './save-search.ts'
import { collectResumeAlerts, sendResumeAlerts } from './send-alerts.ts'

const ownerOf = ({ id: userId, employerId }: EmployerCaller): Owner => ({ userId, employerId })

function alertRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, resumeAlerts, {
    'GET /api/employer/resume-searches': ({ actor }) => listSaved(db, ownerOf(actor)),
    'POST /api/employer/resume-searches': ({ actor, body }) => saveSearch(context, ownerOf(actor), body.query),
    'PUT /api/employer/resume-searches/:id': async ({ actor, params, body }) => {
      const saved = await changeSaved(db, ownerOf(actor), { ...params, ...body })
      if (!saved) throw refuse(resumeAlerts['PUT /api/employer/resume-searches/:id'], 'notFound')
      return saved
    },
    'DELETE /api/employer/resume-searches/:id': async ({ actor, params }) => {
      if (!(await deleteSaved(db, ownerOf(actor), params.id)))
        throw refuse(resumeAlerts['DELETE /api/employer/resume-searches/:id'], 'notFound')
      return { deleted: true }
    },
  })
}

const alertPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'saved_resume_searches',
    about: 'The searches for resumes that you have saved for your company.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'resume_alerts',
    about: 'In which saved searches of companies you were found.',
    links: [{ column: 'user_id', is: 'id' }],
    notExported: 'They are searches of the companies. Who has opened your resume is in the access log.',
    onDelete: 'erased',
  },
]

export const resumeAlertsFeature: Feature = {
  name: 'resume-alerts',
  about: 'Saved searches for resumes and their daily email.',
  standsOn: ['site', 'auth', 'settings', 'employers', 'profiles', 'resume-search'],
  calls: [{ contract: resumeAlerts, routes: alertRoutes }],
  reactions: [collectResumeAlerts, sendResumeAlerts],
  schedule: [findResumeAlertsDaily],
  personalData: alertPersonalData,
  notPersonalData: {
    'resume_alerts.search_id': 'An alert names the person who was found; the search belongs to a company.',
    'saved_resume_searches.employer_id': 'A search belongs to the member of the company who has saved it.',
  },
  retention: [
    {
      name: 'people found by saved searches',
      days: retentionDays.view,
      why: 'After a year a person may be reported again.',
      erase: deleteOldAlerts,
    },
  ],
}
