import { z } from 'zod'
import { clean } from '#platform/contract/clean.ts'

/** A person as Google identifies them. */
export type GoogleIdentity = {
  readonly sub: string
  readonly email: string
  readonly firstName: string
  /** Empty for people with one name. */
  readonly lastName: string
}

const Name = z
  .string()
  .overwrite((name) => Array.from(clean(name).trim()).slice(0, 100).join(''))
  .catch('')

/** An address that Google has not verified may be anybody's. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  given_name: Name,
  family_name: Name,
  name: Name,
})

/** Null when there is no id or no verified address. */
export function identityIn(claims: unknown): GoogleIdentity | null {
  const { data } = Claims.safeParse(claims)
  if (!data) return null
  const [first = '', ...rest] = data.name.split(/\s+/)
  const [local = ''] = data.email.split('@')
  return {
    sub: data.sub,
    email: data.email,
    firstName: data.given_name || first || local,
    lastName: data.family_name || (data.given_name ? '' : rest.join(' ')),
  }
}
