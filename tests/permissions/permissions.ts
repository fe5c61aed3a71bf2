/**
 * Who gets what: one row per call of every contract. `tests/permissions/permissions.test.ts` makes each call as thirteen callers (`roles` in
 * tests/permissions/permission-world.ts) and compares the statuses with this table; a call without a row fails.
 *
 * A row is `'METHOD /api/path': [who may, what is sent]`.
 * - Who may, with the status of success (200 unless said): `everyone`, `users`, `candidates`, `employers` (a whole team), `recruiters`,
 *   `companyOwners`, `staff`, `sales`, `support`, `administrators`. Where only the one to whom the thing belongs may, and all others of the kind get
 *   404: `candidateAlone`, `employerAlone`, `recruiterAlone`, `companyOwnerAlone`; the thing in the sample must then belong to `candidate` or to
 *   the company of `employer`. Anything else: `{ ...everyone(403), candidate: 200 }`.
 * - What is sent: a function of the world and the caller's role, run before each of the calls; leave it out when the call takes
 *   nothing. `world.people.candidate` is a person, `world.cvOf('candidate')` a CV, `world.db` the database. If the call changes or
 *   ends anyone who makes it, send it `as: await world.fresh(caller)`.
 * Send what succeeds, so that the success is in the table too. Rows need not stand in any order, but keep features together.
 */
import { randomUUID } from 'node:crypto'
import { consentText } from '#features/privacy/consent-texts.ts'
import { englishCv } from '../factories/a-cv.ts'
import { aJob } from '../factories/a-job.ts'
import { anArticle } from '../factories/an-article.ts'
import { alerts } from './permissions-alerts.ts'
import { ownAccount } from './permissions-account.ts'
import { ofConversations } from './permissions-conversations.ts'
import { ofCompanies } from './permissions-company.ts'
import { ofApplicants } from './permissions-applicants.ts'
import { ofInterviews } from './permissions-interviews.ts'
import { ofMockInterviews } from './permissions-mock-interviews.ts'
import { ofContent } from './permissions-content.ts'
import { ofApplications } from './permissions-applications.ts'
import { ofResumes } from './permissions-resumes.ts'
import { candidateAlone, candidates, everyone, support, users, type Row } from './permission-statuses.ts'
import type { Role, Sample } from './permission-world.ts'
import { cvLinks } from './permissions-cv-links.ts'
import { payments } from './permissions-payments.ts'
import { ofPostings } from './permissions-postings.ts'
import { plansAndBilling } from './permissions-plans.ts'
import { profile } from './permissions-profile.ts'
import { ofPeople } from './permissions-people.ts'
import { ofReports } from './permissions-reports.ts'
import { ofStaff } from './permissions-staff.ts'
import { testPassword } from '../portal.ts'

const seekers: readonly Role[] = ['candidate', 'otherCandidate', 'formerMember']
const registration = () => ({ email: `${randomUUID()}@example.in`, password: testPassword, firstName: 'Asha', lastName: 'Menon' })
const someJob: Sample = async ({ db }) => ({ params: { jobId: (await aJob(db)).jobId } })
const someCompany: Sample = async ({ db }) => ({ params: { companyId: (await aJob(db)).employerId } })
const itsCv: Sample = async ({ cvOf }) => ({ params: { id: await cvOf('candidate') } })

const itsVersion: Sample = async ({ cvOf, people }) => {
  await cvOf('candidate')
  const [{ id }] = (await people.candidate.call('GET /api/cvs/versions')).json()
  return { params: { id } }
}

const rows: Readonly<Record<string, Row>> = {
  'GET /api/site': [everyone()],
  ...ofConversations,
  ...ofInterviews,
  ...ofMockInterviews,
  'POST /api/ai/chat': [everyone(), () => ({ body: { message: 'Nurse jobs in Pune' } })],
  'PUT /api/ai/feedback/:messageId': [
    everyone(),
    () => ({ params: { messageId: randomUUID() }, body: { isHelpful: true, source: 'ai' } }),
  ],
  'GET /api/admin/assistant-feedback': [support()],
  'GET /api/interview-preparation': [everyone(), () => ({ query: { industry: 'bfsi', level: 'fresher' } })],

  'POST /api/auth/register': [everyone(201), () => ({ body: registration() })],
  'POST /api/auth/verify-email': [everyone(400), () => ({ body: { token: 'made-up' } })],
  'POST /api/auth/resend-verification': [everyone(), () => ({ body: { email: registration().email } })],
  'POST /api/auth/forgot-password': [everyone(), () => ({ body: { email: registration().email } })],
  'POST /api/auth/reset-password': [everyone(400), () => ({ body: { token: 'reset-made-up', newPassword: testPassword } })],
  'POST /api/auth/login': [
    everyone(),
    async ({ people, fresh }, caller) => ({
      as: await fresh(caller),
      body: { email: people.candidate.email, password: testPassword },
    }),
  ],
  'GET /api/auth/user': [users()],
  'GET /api/auth/typed-email': [everyone()],

  'GET /api/consents': [users()],
  'PUT /api/consents/:purpose': [
    users(),
    () => ({ params: { purpose: 'marketing' }, body: { version: consentText('marketing').version } }),
  ],
  'DELETE /api/consents/:purpose': [users(), () => ({ params: { purpose: 'marketing' } })],
  'GET /api/access-log': [users()],

  'GET /api/cvs/templates/:template': [everyone(), () => ({ params: { template: 'classic' } })],
  'GET /api/cvs/my-cv': [candidates()],
  'GET /api/cvs/my-cv/rating': [candidates()],
  'GET /api/cvs/my-cv/reading': [candidates()],
  'POST /api/cvs': [
    candidates(201),
    async ({ withoutCv }, caller) => {
      if (seekers.includes(caller)) await withoutCv(caller)
      return { body: englishCv }
    },
  ],
  'PUT /api/cvs/:id': [candidateAlone(), async (world, caller) => ({ ...(await itsCv(world, caller)), body: englishCv })],
  'DELETE /api/cvs/:id': [candidateAlone(), itsCv],
  'GET /api/cvs/draft': [candidates()],
  'PUT /api/cvs/draft': [candidates(), () => ({ body: { summary: 'Half a sen' } })],
  'DELETE /api/cvs/draft': [candidates()],
  'GET /api/cvs/versions': [candidates()],
  'POST /api/cvs/versions': [candidates(), () => ({ body: { summary: 'Half a sen' } })],
  'GET /api/cvs/versions/:id': [candidateAlone(), itsVersion],
  'POST /api/cvs/versions/:id/restore': [
    candidateAlone(),
    async (world, caller) => ({ ...(await itsVersion(world, caller)), body: { summary: 'On the screen' } }),
  ],
  'POST /api/cvs/help': [candidates(), () => ({ body: { want: 'improve', part: 'summary', text: englishCv.summary } })],
  'POST /api/cvs/preview': [candidates(), () => ({ body: englishCv })],
  'GET /api/cvs/thumbnails/:template': [candidates(), () => ({ params: { template: 'classic' } })],
  'GET /api/cvs/download/:id': [{ ...everyone(403), candidate: 200 }, itsCv],
  'GET /api/cvs/download/:id/docx': [{ ...everyone(403), candidate: 200 }, itsCv],
  'GET /api/cvs/download/:id/json': [{ ...everyone(403), candidate: 200 }, itsCv],
  'GET /api/cvs/download/:id/text': [{ ...everyone(403), candidate: 200 }, itsCv],
  'POST /api/cvs/import': [
    candidates(),
    () => ({ body: Buffer.from('Name\nSQL\n'), headers: { 'content-type': 'application/octet-stream' } }),
  ],

  'GET /api/jobs/suggestions': [everyone(), () => ({ query: { q: 'nurse' } })],
  'GET /api/jobs/figures': [everyone()],
  'GET /api/jobs': [everyone()],
  'GET /api/jobs/near-misses': [everyone()],
  'GET /api/jobs/promoted': [everyone()],
  'GET /api/jobs/:jobId': [everyone(), someJob],
  'GET /api/jobs/:jobId/similar': [everyone(), someJob],
  'GET /api/jobs/:jobId/similar-pay': [everyone(), someJob],
  'GET /api/saved-jobs': [candidates()],
  'GET /api/saved-jobs/job-ids': [candidates()],
  'PUT /api/saved-jobs/:jobId': [candidates(), someJob],
  'DELETE /api/saved-jobs/:jobId': [candidates(), someJob],

  'GET /api/account/strength': [candidates()],
  'GET /api/account/career-tip': [everyone()],

  'GET /api/salary/market': [everyone(), () => ({ query: { role: 'product-manager', location: 'pune' } })],

  'GET /api/blog': [everyone()],
  'GET /api/blog/category-counts': [everyone()],
  'GET /api/quick-tips': [everyone()],
  'GET /api/blog/:slug': [everyone(), async ({ db }) => ({ params: { slug: (await anArticle(db)).slug } })],
  'GET /api/companies': [everyone()],
  'GET /api/companies/industries': [everyone()],
  'GET /api/companies/hiring-figures': [everyone()],
  'GET /api/companies/:companyId': [everyone(), someCompany],
  'GET /api/companies/:companyId/jobs': [everyone(), someCompany],
  'GET /api/companies/:companyId/my-rating': [candidates(), someCompany],
  // Of the two candidates, neither has applied to a company that is made for the call.
  'PUT /api/companies/:companyId/my-rating': [
    candidates(403),
    async (world, caller) => ({ ...(await someCompany(world, caller)), body: { rating: 4 } }),
  ],
  'DELETE /api/companies/:companyId/my-rating': [candidates(), someCompany],
  'GET /api/admin/company-ratings': [support()],
  'PUT /api/admin/company-ratings/:ratingId': [
    support(404),
    () => ({ params: { ratingId: randomUUID() }, body: { status: 'published' } }),
  ],

  'GET /api/admin/contact-messages': [support()],
  'PUT /api/admin/contact-messages/:messageId': [
    support(404),
    () => ({ params: { messageId: randomUUID() }, body: { isAnswered: true } }),
  ],

  'POST /api/contact/callback': [
    everyone(201),
    () => ({
      body: { companyName: 'Kaveri', name: 'Ravi Sen', phone: '98220 12345', email: registration().email, time: 'morning' },
    }),
  ],
  'POST /api/contact': [
    everyone(201),
    () => ({
      body: { firstName: 'Asha', lastName: 'Menon', email: registration().email, subject: 'A question', message: 'May I?' },
    }),
  ],
}

export const parts: readonly Readonly<Record<string, Row>>[] = [
  ofStaff,
  ofPeople,
  rows,
  profile,
  cvLinks,
  ofApplications,
  ofPostings,
  ofResumes,
  ofCompanies,
  ofApplicants,
  ownAccount,
  alerts,
  payments,
  plansAndBilling,
  ofContent,
  ofReports,
]

export const permissions: Readonly<Record<string, Row>> = Object.assign({}, ...parts)
