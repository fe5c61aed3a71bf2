import { all, type ScreenText } from './shared-texts.ts'

const frame = all('Dashboard | Jobs | Applicants | Resumes | Company | Team')

/** The frame of the employer portal has its own links instead of Home and Back. */
const portal = (screen: Omit<ScreenText, 'isInner'>): ScreenText => ({
  ...screen,
  said: [...frame, ...screen.said],
  isInner: false,
})

const form = all('Job title | Workplace | City | Job description | Requirements | Benefits | Pay from | Pay to | Per | Type')

/**
 * The screens as the owner of the first demo company sees them. The specification defines the three tabs, the four sample people and the sections of
 * the pages for visitors.
 */
export const employerScreens: readonly ScreenText[] = [
  portal({
    path: '/employer-portal',
    heading: 'Employer Portal',
    said: all(
      'AI Interviewer | Billing | Waiting today | Interviews | Last 30 days | Open jobs | Views of your jobs | Hired',
      'From view to hire | Post a job | unlocks left',
    ),
  }),
  portal({
    path: '/employer-portal?tab=interviewer',
    heading: 'Employer Portal',
    said: all(
      'AI Voice Interviewer | ₹2,999 a month | Interview Sessions | Pass rate | Average score | Passed | Download Report',
    ),
  }),
  portal({
    path: '/employer-portal/interviews/:interview',
    heading: ':interview',
    said: all('Passed | Your decision | Scores | Weighted score | Answers | Rubric: | Transcript'),
  }),
  portal({ path: '/employer-portal?tab=billing', heading: 'Employer Portal', said: all('AI Interviewer | Billing') }),
  portal({ path: '/employer-portal/jobs', heading: 'Jobs', said: all('Post a job | Upload many | of your plan in use | All') }),
  portal({ path: '/employer-portal/jobs/:posting', heading: ':posting', said: all('Change this job | Post one like this') }),
  portal({
    path: '/employer-portal/jobs/:posting/edit',
    heading: 'Edit the job',
    fields: form,
    said: all('The work | Pay and terms | Commitments | Questions | Publish Changes'),
  }),
  portal({ path: '/employer-portal/jobs/import', heading: 'Upload many jobs', fields: ['CSV file'], said: all('up to 500') }),
  portal({
    path: '/employer-portal/applicants?view=table',
    heading: 'Applicants',
    fields: all('Job | Name or place | Status | Order | Place | Notice | Score'),
    said: all('Table | Board | Show | More filters | Applicant | Export'),
  }),
  portal({
    path: '/employer-portal/applicants?view=board',
    heading: 'Applicants',
    fields: all('Job | Name or place'),
    said: all(
      'Applied | In Review | Under Review | Interview Scheduled | Offer Extended | Hired | Rejected | Withdrawn',
      'Table | Board',
    ),
  }),
  portal({
    path: '/employer-portal/applicants/:applicant',
    heading: 'Applicant',
    said: all('All applicants | CV as sent | Download PDF | Messages | Timeline | Private notes | Scorecard'),
  }),
  portal({
    path: '/employer-portal/company',
    heading: 'Company',
    fields: all('Company name | Website | About the company | Contact name | Phone'),
    said: all('Company profile | Save Company | Preview of your public page | of 5 | Open the public page'),
  }),
  portal({
    path: '/employer-portal/team',
    heading: 'Team',
    fields: ['Work email'],
    said: all('Owner | Recruiter | Viewer | Send Invitation'),
  }),
  portal({
    path: '/search-resumes',
    place: 'Search Resumes',
    heading: 'Search Resumes',
    fields: all('Search resumes | Experience from | Experience up to | Place | Programme | Sort by | Can join | For job'),
    said: all('View resume | Invite to apply | Requests and saved searches'),
  }),
  portal({ path: '/employer-portal/resumes', heading: 'Resumes', said: all('People you have asked | Saved searches') }),
  portal({
    path: '/employer-portal/resumes/:resume',
    heading: ':resume',
    said: all('Contact details | Your job | Invite to apply | – Present'),
  }),
]

/** The pages about hiring that visitors can read. */
export const hiringScreens: readonly ScreenText[] = [
  {
    path: '/search-resumes',
    heading: 'Search Resumes',
    fields: all('Search resumes | Experience from | Experience up to | Place | Programme | Sort by'),
    said: all('Four sample people | View resume | Ask for contact | Invite to apply'),
  },
  {
    path: '/hiring-solutions',
    heading: 'Hiring Solutions',
    fields: all('Company | Your name | Phone | Email'),
    said: all(
      'Open jobs | Companies hiring | Verified companies | Post jobs | Search resumes | AI Voice Interviewer | Hiring with us',
      'Information Technology | Healthcare | Manufacturing | Banking & Financial Services | Retail & Consumer Goods',
      'Logistics & Delivery | Register your company | Post a job | Answer applicants | Hire | Request a callback',
    ),
    isInner: false,
  },
  { path: '/employer-portal', heading: 'Employer Portal', said: all('Register your company') },
]
