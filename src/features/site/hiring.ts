/** The texts of /hiring-solutions: four services, six industries, four steps. Its figures are counted and not in this file. */

type Service = { readonly title: string; readonly text: string; readonly to: string; readonly action: string }

export const services: readonly Service[] = [
  {
    title: 'Post jobs',
    text: 'Write a job once, with pay, place and questions. It is found in nine Indian scripts, in alerts and in wishes.',
    to: '/employer-portal',
    action: 'Open the employer portal',
  },
  {
    title: 'Search resumes',
    text: 'Search people who allow it. You see contact details when the person agrees.',
    to: '/search-resumes',
    action: 'Search resumes',
  },
  {
    title: 'AI Voice Interviewer',
    text: 'A first interview by voice with every applicant, with a score and its reason. ₹2,999 a month.',
    to: '/employer-portal?tab=interviewer',
    action: 'See the AI Interviewer',
  },
  {
    title: 'Hiring with us',
    text: 'Many people together, or a new city? Our team helps you write jobs and plan interviews.',
    to: '#callback',
    action: 'Request a callback',
  },
]

export const hiringIndustries: readonly { readonly industry: string; readonly text: string }[] = [
  { industry: 'Information Technology', text: 'Developers, testers, support and data people.' },
  { industry: 'Healthcare', text: 'Nurses, technicians, pharmacists and front desks.' },
  { industry: 'Manufacturing', text: 'Operators, fitters, quality and maintenance.' },
  { industry: 'Banking & Financial Services', text: 'Branch, sales, credit and back office.' },
  { industry: 'Retail & Consumer Goods', text: 'Store teams, supervisors and merchandisers.' },
  { industry: 'Logistics & Delivery', text: 'Drivers, riders, warehouse and dispatch.' },
]

export const hiringSteps: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Register your company', text: 'With your work email, it is verified in minutes. Otherwise by your GSTIN or CIN.' },
  { title: 'Post a job', text: 'Hints show what keeps people from applying: no pay, a vague place, too many demands.' },
  { title: 'Answer applicants', text: 'CV, answers and messages are on one screen. Everybody gets an answer.' },
  { title: 'Hire', text: 'Offer interview times, make the offer, close the job. The others are told.' },
]
