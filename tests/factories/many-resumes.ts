/** Generates many people that employers can find. The same seed gives the same people. Used by the benchmark and by tests that compare results. */
import { sql } from 'kysely'
import { demoId } from '#app/server/demo/demo-id.ts'
import type { Db } from '#platform/server/db.ts'

const trades = [
  ['Staff Nurse', 'Ward Sister', 'patient care', 'wound care', 'dialysis', 'intensive care', 'triage'],
  ['Accounts Executive', 'Senior Accountant', 'Tally', 'GST returns', 'payroll', 'Excel', 'audit'],
  ['Frontend Engineer', 'Software Engineer', 'React', 'TypeScript', 'Node.js', 'PostgreSQL', 'testing'],
  ['Sales Executive', 'Area Sales Manager', 'cold calling', 'negotiation', 'CRM', 'retail', 'Excel'],
  ['Electrician', 'Maintenance Technician', 'wiring', 'motors', 'PLC', 'safety', 'solar panels'],
  ['Delivery Driver', 'Fleet Supervisor', 'driving', 'route planning', 'vehicle care', 'safety', 'first aid'],
  ['Teacher', 'School Coordinator', 'mathematics', 'classroom', 'lesson planning', 'English', 'science'],
  ['Warehouse Associate', 'Warehouse Manager', 'stock counting', 'forklift', 'SAP', 'packing', 'safety'],
] as const
const cities =
  'Mumbai, Maharashtra|Pune, Maharashtra|Bengaluru, Karnataka|New Delhi, Delhi|Chennai, Tamil Nadu|Hyderabad, Telangana|Kolkata, West Bengal|Ahmedabad, Gujarat|Jaipur, Rajasthan|Kochi, Kerala|Nagpur, Maharashtra|Indore, Madhya Pradesh|Surat, Gujarat|Patna, Bihar|Guwahati, Assam'.split(
    '|',
  )
const verbs =
  'ran|planned|kept|checked|trained|repaired|counted|sold|taught|wrote|moved|opened|closed|cleaned|measured|built'.split('|')
const things =
  'night shift|morning shift|store|ward|depot|school|team of six|team of thirty|monthly report|customer calls|quality checks|safety rounds|new branch|old machines|daily plan|budget'.split(
    '|',
  )
const codes = [
  'fresher',
  'veteran',
  'returning_mother',
  'female_professional',
  'early_joiner',
  'immediate_joiner',
  null,
  null,
  null,
]

export type ManyResume = {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly skills: readonly string[]
  readonly about: string
  readonly description: string
  readonly location: string
  readonly experience: number | null
  readonly notice: number | null
  readonly pay: number | null
  readonly programme: string | null
  readonly willingToMove: boolean
  /** The days since the person's last visit. */
  readonly idleDays: number
}

/** The Mulberry32 generator of pseudo-random numbers. It is small and gives the same sequence on every platform. */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function resumeNumber(n: number): ManyResume {
  const random = generator(n * 7_919 + 1)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() ** 1.6 * list.length)] as T // lists here are never empty
  const [first, senior, ...skills] = pick(trades)
  const sentence = (): string => `${pick(verbs)} the ${pick(things)} and ${pick(verbs)} the ${pick(things)}`
  const shares = random() < 0.4
  return {
    id: demoId(3, 'user', n),
    title: random() < 0.7 ? first : senior,
    // Rare words: each company has only a few people.
    company: `${pick(verbs)}${Math.floor(random() * 20_000).toString(36)} Works`,
    skills: skills.filter(() => random() < 0.7),
    about: Array.from({ length: 6 }, sentence).join('. '),
    description: Array.from({ length: 12 }, sentence).join('. '),
    location: pick(cities),
    experience: random() < 0.05 ? null : Math.floor(random() ** 2 * 30),
    notice: random() < 0.2 ? null : pick([0, 15, 30, 60, 90]),
    pay: shares ? 200_000 + Math.floor(random() * 60) * 50_000 : null,
    programme: pick(codes),
    willingToMove: random() < 0.3,
    idleDays: Math.floor(random() ** 2 * 400),
  }
}

const rowOf = (person: ManyResume, n: number): object => ({
  id: person.id,
  email: `person${n}@people.example`,
  first_name: 'Asha',
  last_name: 'Menon',
  social_id: `many-${n}`,
  location: person.location,
  experience: person.experience,
  expected_salary: person.pay,
  skills: person.skills,
  demographic: person.programme,
  availability_days: person.notice,
  willing_to_move: person.willingToMove,
  about: person.about,
  work_experience: [
    {
      position: person.title,
      company: person.company,
      startDate: '2021-04',
      endDate: '',
      current: true,
      description: person.description,
    },
  ],
  created_at: new Date(Date.UTC(2026, 10, 1) - person.idleDays * 86_400_000),
})

const atOnce = 500

/** Inserts the people with the numbers `from` to `until` (exclusive), in the form that registration and profile would store. */
export async function insertManyResumes(db: Db, from: number, until: number): Promise<void> {
  for (let start = from; start < until; start += atOnce) {
    const people = Array.from({ length: Math.min(atOnce, until - start) }, (_, i) => resumeNumber(start + i))
    const users = people.map((person, i) => rowOf(person, start + i))
    const settings = people.filter(({ pay }) => pay !== null).map(({ id }) => ({ user_id: id, show_salary_expectations: true }))
    await db.transaction().execute(async (tx) => {
      await sql`insert into users (id, email, first_name, last_name, social_id, auth_method, email_verified, location, experience, expected_salary, skills,
          demographic, availability_days, willing_to_move, about, work_experience, created_at)
        select id, email, first_name, last_name, social_id, 'google', true, location, experience, expected_salary, skills, demographic, availability_days,
          willing_to_move, about, work_experience, created_at
        from json_populate_recordset(null::users, ${JSON.stringify(users)}::json)`.execute(tx)
      await sql`insert into user_settings (user_id, show_salary_expectations)
        select user_id, show_salary_expectations from json_populate_recordset(null::user_settings, ${JSON.stringify(settings)}::json)`.execute(
        tx,
      )
    })
  }
}
