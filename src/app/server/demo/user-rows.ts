import { hashPassword } from '#platform/server/passwords.ts'
import { demoId } from './demo-id.ts'
import { ago, type Row } from './insert-rows.ts'
import type { People } from './people-content.ts'
import { demoSignIns, signInIndex } from './sign-ins.ts'
import type { DemoWorld } from './demo-world.ts'

type Name = keyof typeof demoSignIns
const names = Object.keys(demoSignIns) as Name[] // the keys of this object have its type

/** The indexes of the employers' companies in the list of companies. */
export const companies = { employer: 0, hospital: 1 } as const satisfies Partial<Record<Name, number>>

/** The age of the companies and of their owners' accounts; all other accounts are younger. */
export const foundedDaysAgo = 201
const later: Readonly<Partial<Record<Name, number>>> = { recruiter: 90, viewer: 20, newcomer: 1 }
const joinedDaysAgo = (name: Name): number => later[name] ?? foundedDaysAgo

export function userId({ seed }: Pick<DemoWorld, 'seed'>, name: Name): string {
  return demoId(seed, 'user', signInIndex(name))
}

/** The demo users. They are verified, so that they can sign in at once. */
export async function userRows(world: DemoWorld, people: People): Promise<Row[]> {
  // Each password is hashed once, because hashing takes time on purpose.
  const hashes = new Map<string, Promise<string>>()
  return Promise.all(
    names.map(async (name) => {
      const { firstName, lastName, email, password } = demoSignIns[name]
      const hash = hashes.get(password) ?? hashPassword(password)
      hashes.set(password, hash)
      const { phone = null, location = null, skills = [], ...profile } = profileOf(people, name)
      return {
        id: userId(world, name),
        email,
        password: await hash,
        first_name: firstName,
        last_name: lastName,
        phone,
        location,
        experience: profile.experience ?? null,
        expected_salary: profile.expected_salary ?? null,
        skills,
        demographic: profile.demographic ?? null,
        availability_days: profile.availability_days ?? null,
        cv_built: name === 'candidate',
        cv_used: name === 'candidate' ? 1 : 0,
        cv_limit: 1,
        subscription_tier: 'free',
        subscription_status: 'active',
        auth_method: 'email',
        email_verified: true,
        created_at: ago(world, joinedDaysAgo(name)),
        updated_at: world.anchor,
      }
    }),
  )
}

function profileOf(people: People, name: Name): Partial<People['candidate']> {
  return name === 'candidate' || name === 'fresher' ? people[name] : {}
}
