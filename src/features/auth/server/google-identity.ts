import { z } from 'zod'
import { clean } from '#platform/contract/clean.ts'

/** The identity of a person at Google. */
export type GoogleIdentity = {
  readonly sub: string
  readonly email: string
  readonly firstName: string
  /** Empty for people with only one name. */
  readonly lastName: string
}

const Name = z
  .string()
  .overwrite((name) => Array.from(clean(name).trim()).slice(0, 100).join(''))
  .catch('')

/** Only a verified email address counts: any other may belong to somebody else. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  given_name: Name,
  family_name: Name,
  name: Name,
})

/** Null without an id or a verified email address. */
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
