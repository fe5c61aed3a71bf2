import { consentText, purposes, purposesOf } from '#features/privacy/consent-texts.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'
import type { Row } from './insert-rows.ts'

/** The consents of the demo people. An account needs them, so they were given at the registration. */
export function consentRows({ seed }: Pick<DemoWorld, 'seed'>, users: readonly Row[]): Row[] {
  const required = purposesOf('user').filter((purpose) => purposes[purpose].isRequired)
  return users.flatMap(({ id, created_at }, person) =>
    required.map((purpose, at) => ({
      id: demoId(seed, 'consent', person * required.length + at),
      user_id: id,
      purpose,
      version: consentText(purpose).version,
      given_at: created_at,
    })),
  )
}
