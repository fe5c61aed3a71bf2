import type { Feature } from '#platform/server/feature.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import { renewal } from '#platform/server/renewal.ts'
import { resumes } from '../contract.ts'
import { renewRows } from './resume-queries.ts'
import { resumeRoutes } from './routes.ts'

const user = { column: 'user_id', is: 'id' } as const

const resumePersonalData: readonly PersonalDataTable[] = [
  {
    table: 'resume_search',
    about: 'As what employers find you.',
    links: [user],
    notExported: 'It is a search index: the words of your profile and your CV, which are in this export themselves.',
    onDelete: 'erased',
  },
  { table: 'resume_blocks', about: 'The companies that you have blocked.', links: [user], onDelete: 'erased' },
]

export const resumeSearchFeature: Feature = {
  name: 'resume-search',
  about: 'Employers search the profiles of people who allow it.',
  standsOn: ['auth', 'privacy', 'employers', 'jobs', 'search-words', 'job-index', 'cvs', 'profiles'],
  calls: [{ contract: resumes, routes: resumeRoutes }],
  reactions: [...renewal({ name: 'renewResumes', renewBatch: renewRows })],
  personalData: resumePersonalData,
  notPersonalData: { 'resume_blocks.employer_id': 'A block belongs to the person who has made it.' },
}
