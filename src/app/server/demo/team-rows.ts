import { blankPosting } from '#features/job-posting/fields.ts'
import { demoDocument } from './demo-document.ts'
import { demoId } from './demo-id.ts'
import { ago, type Row } from './insert-rows.ts'
import { demoSignIns } from './sign-ins.ts'
import { companies, userId } from './user-rows.ts'
import type { DemoWorld } from './demo-world.ts'

/** The index of the new company, beyond any index of the list. */
const newcomer = 900_000

/** A company that waits for its verification. */
export function newCompanyRow(world: DemoWorld): Row {
  const { firstName, lastName, email } = demoSignIns.newcomer
  return {
    id: demoId(world.seed, 'employer', newcomer),
    user_id: userId(world, 'newcomer'),
    company_name: demoDocument.company,
    contact_email: email,
    contact_name: `${firstName} ${lastName}`,
    website: 'https://www.godavari-agro.example',
    description: 'We dry and pack turmeric, chilli and onions from 300 farms around Nashik.',
    industry: 'Agriculture & Food Processing',
    size: '11-50',
    created_at: ago(world, 1),
    updated_at: ago(world, 1),
  }
}

/** The team of the first company and the entries that wait for staff, by table, in the order of insertion. */
export function teamRows(world: DemoWorld): Readonly<Record<string, readonly Row[]>> {
  const employer_id = world.employers[companies.employer]?.id
  const [owner, recruiter, viewer] = [userId(world, 'employer'), userId(world, 'recruiter'), userId(world, 'viewer')]
  const id = (index: number): string => demoId(world.seed, 'team', index)
  const action = { employer_id, about: null, member_id: null }
  return {
    employer_members: [
      { id: id(0), employer_id, user_id: recruiter, role: 'recruiter', joined_at: ago(world, 90) },
      { id: id(1), employer_id, user_id: viewer, role: 'viewer', joined_at: ago(world, 20) },
    ],
    employer_invitations: [
      {
        id: id(2),
        employer_id,
        email: 'anjali@pasand.example',
        role: 'recruiter',
        invited_by: owner,
        created_at: ago(world, 1),
        expires_at: ago(world, -6),
      },
    ],
    employer_actions: [
      { ...action, id: id(3), user_id: recruiter, action: 'joined the team as recruiter', created_at: ago(world, 90) },
      { ...action, id: id(4), user_id: viewer, action: 'joined the team as viewer', created_at: ago(world, 20) },
      { ...action, id: id(5), user_id: owner, action: 'changed the company profile', created_at: ago(world, 9) },
      { ...action, id: id(6), user_id: owner, action: 'invited somebody as recruiter', created_at: ago(world, 1) },
    ],
    company_verifications: [verificationRow(world)],
    job_postings: newcomersPostings(world),
  }
}

const foodWork = {
  ...blankPosting,
  title: 'Production Supervisor',
  description:
    'You run one of two shifts at our drying and packing unit near Nashik: 24 people, four lines, and the daily report on weight and waste.',
  requirements: ['Two years in a food plant', 'Marathi and Hindi'],
  benefits: ['Provident fund (PF)', 'Bus from Nashik Road'],
  place: 'Nashik, Maharashtra',
  experienceLevel: 'mid',
  payFrom: '26000',
  payTo: '32000',
  questions: [{ kind: 'text', text: 'Which machines have you worked with?' }],
}

/** Two postings of the new company: one is complete and waits for the verification, one is a draft. */
function newcomersPostings(world: DemoWorld): Row[] {
  const row = (index: number, state: string, body: object): Row => ({
    id: demoId(world.seed, 'posting', newcomer + index),
    employer_id: demoId(world.seed, 'employer', newcomer),
    state,
    body,
    submitted_body: state === 'waiting' ? body : null,
    updated_at: ago(world, 0.4),
    created_at: ago(world, 0.6 - index / 10),
    state_since: ago(world, 0.4),
  })
  const quality = { ...blankPosting, title: 'Quality Assistant', place: 'Nashik, Maharashtra' }
  return [row(0, 'waiting', foodWork), row(1, 'draft', quality)]
}

function verificationRow(world: DemoWorld): Row {
  return {
    id: demoId(world.seed, 'team', 7),
    employer_id: demoId(world.seed, 'employer', newcomer),
    kind: 'gstin',
    number: demoDocument.number,
    file: demoDocument.name,
    file_type: 'pdf',
    submitted_by: userId(world, 'newcomer'),
    submitted_at: ago(world, 0.5),
    status: 'pending',
  }
}

/** Inserts views of the jobs of both companies with a sign-in: a few on each of the last days, the same at every start. */
export const insertJobViews = `
  insert into job_views (job_id, day, views)
    select id, day, 3 + abs(hashtext(id::text || day)) % 14
    from jobs, generate_series($2::int - 13, $2::int) day
    where posted_by = any($1) and day >= floor(extract(epoch from created_at + interval '5.5 hours') / 86400)
  on conflict do nothing`
