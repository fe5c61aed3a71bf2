import type { Feature } from '#platform/server/feature.ts'
import { interviewerKits } from '../contract.ts'
import { interviewerKitRoutes } from './routes.ts'

export const interviewerKitsFeature: Feature = {
  name: 'interviewer-kits',
  about: 'The questions and the rubric of AI interviews: the standard kit, and the copies that employers edit.',
  standsOn: ['employers', 'jobs'],
  calls: [{ contract: interviewerKits, routes: interviewerKitRoutes }],
  notPersonalData: {
    'interviewer_kits.employer_id': 'A kit belongs to the company.',
    'interviewer_kits.job_id': 'A job of a company, and no person.',
  },
}
