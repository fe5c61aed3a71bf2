const password = 'namaste-pasand'

type SignIn = {
  readonly role: 'Candidate' | 'Employer' | 'Recruiter' | 'Viewer' | 'Newcomer'
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/**
 * The demo sign-ins. The passwords are public, so a public server refuses demo data. The employers own the first two companies; the recruiter and the
 * viewer are in the team of the first one; the company of the new employer is not verified yet.
 */
export const demoSignIns = {
  candidate: { role: 'Candidate', firstName: 'Asha', lastName: 'Menon', email: 'asha@pasand.example', password },
  fresher: { role: 'Candidate', firstName: 'Rohit', lastName: 'Yadav', email: 'rohit@pasand.example', password },
  employer: { role: 'Employer', firstName: 'Kavita', lastName: 'Deshmukh', email: 'kavita@pasand.example', password },
  hospital: { role: 'Employer', firstName: 'Farhan', lastName: 'Ansari', email: 'farhan@pasand.example', password },
  recruiter: { role: 'Recruiter', firstName: 'Imran', lastName: 'Sheikh', email: 'imran@pasand.example', password },
  viewer: { role: 'Viewer', firstName: 'Leela', lastName: 'Nair', email: 'leela@pasand.example', password },
  newcomer: { role: 'Newcomer', firstName: 'Sunita', lastName: 'Patil', email: 'sunita@pasand.example', password },
} as const satisfies Readonly<Record<string, SignIn>>

const order = Object.keys(demoSignIns)

/** The index of a person in the list, from which the id is made. */
export function signInIndex(name: keyof typeof demoSignIns): number {
  return order.indexOf(name)
}
