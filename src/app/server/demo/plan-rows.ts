import type { DemoWorld } from './demo-world.ts'
import { demoId } from './demo-id.ts'
import { ago, type Row } from './insert-rows.ts'

const white = 'bg-white text-blue-600'
const blue = 'bg-blue-600 hover:bg-blue-700'

/** Plans of job seekers. Looking for work is free; a plan keeps more. */
const ofSeekers = [
  {
    name: 'CV Plus',
    subtitle: 'For people who tailor their CV to each job',
    price: 99,
    period: '/ month',
    just_pay: null,
    duration_days: 30,
    cv_limit: 70,
    button_text: 'Get CV Plus',
    button_color: white,
    best_value: false,
    features: ['100 stored versions of your CV', 'Bring any of them back', 'Compare what has changed'],
  },
  {
    name: 'CV Plus for a year',
    subtitle: 'For a long search, or a career',
    price: 799,
    period: '/ year',
    just_pay: 'Just ₹67 a month',
    duration_days: 365,
    cv_limit: 170,
    button_text: 'Get a year',
    button_color: blue,
    best_value: true,
    features: ['200 stored versions of your CV', 'Bring any of them back', 'Compare what has changed', 'A whole year'],
  },
].map((plan) => ({ ...plan, audience: 'seeker', plan_type: 'single_vacancy', is_top_up: false, job_posting_limit: 0, includes_addon: false }))

const ofCompanies = [
  {
    name: 'One Job',
    subtitle: 'For a single vacancy',
    plan_type: 'single_vacancy',
    price: 999,
    period: '/ 30 days',
    just_pay: null,
    duration_days: 30,
    cv_limit: 5,
    job_posting_limit: 1,
    button_text: 'Buy One Job',
    features: ['1 more job post', '5 unlocks of contact details', '30 days'],
  },
  {
    name: 'One Job Plus',
    subtitle: 'For a vacancy that is hard to fill',
    plan_type: 'single_vacancy',
    price: 1_999,
    period: '/ 60 days',
    just_pay: 'Just ₹33 a day',
    duration_days: 60,
    cv_limit: 25,
    job_posting_limit: 1,
    button_text: 'Buy One Job Plus',
    features: ['1 more job post', '25 unlocks of contact details', '60 days'],
  },
  {
    name: 'Unlock Pack',
    subtitle: 'More contact details, beside any plan',
    plan_type: 'single_vacancy',
    price: 1_499,
    period: 'once',
    just_pay: 'Just ₹60 for each',
    duration_days: 30,
    cv_limit: 25,
    job_posting_limit: 0,
    is_top_up: true,
    button_text: 'Buy 25 unlocks',
    features: ['25 unlocks of contact details', 'They do not expire', 'Used only when a person agrees'],
  },
  {
    name: 'Team 5',
    subtitle: 'For a team that hires every month',
    plan_type: 'multiple_vacancy',
    price: 4_499,
    period: '/ month',
    just_pay: 'Just ₹900 a job',
    duration_days: 30,
    cv_limit: 40,
    job_posting_limit: 5,
    best_value: true,
    button_text: 'Buy Team 5',
    button_color: blue,
    features: ['5 more job posts at a time', '40 unlocks of contact details', '30 days', 'Your whole team'],
  },
  {
    name: 'Team 25',
    subtitle: 'For a staffing firm or a big branch',
    plan_type: 'multiple_vacancy',
    price: 17_999,
    period: '/ month',
    just_pay: 'Just ₹720 a job',
    duration_days: 30,
    cv_limit: 200,
    job_posting_limit: 25,
    includes_addon: true,
    button_text: 'Buy Team 25',
    features: ['25 more job posts at a time', '200 unlocks of contact details', 'AI Voice Interviewer', '30 days', 'Your whole team'],
  },
  {
    name: 'Team 5 for a year',
    subtitle: 'For steady hiring',
    plan_type: 'multiple_vacancy',
    price: 44_999,
    period: '/ year',
    just_pay: 'Two months for free',
    duration_days: 365,
    cv_limit: 500,
    job_posting_limit: 5,
    button_text: 'Buy a year',
    features: ['5 more job posts at a time', '500 unlocks of contact details', 'A whole year', 'Your whole team'],
  },
].map((plan) => ({ audience: 'employer', is_top_up: false, best_value: false, includes_addon: false, button_color: white, ...plan }))

/** What is on sale. The versions are written by the database. */
export function planRows(world: DemoWorld): Row[] {
  return [...ofSeekers, ...ofCompanies].map((plan, index) => ({
    id: demoId(world.seed, 'plan', index),
    ...plan,
    boosts: 0,
    currency: '₹',
    available: true,
    is_active: true,
    sort_order: index,
    version_id: demoId(world.seed, 'planVersion', index),
    created_at: ago(world, 60),
    updated_at: ago(world, 60),
  }))
}
