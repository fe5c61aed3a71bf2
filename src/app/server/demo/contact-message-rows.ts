import { ago } from './insert-rows.ts'
import { demoId } from './demo-id.ts'
import type { Row } from './insert-rows.ts'
import type { People } from './people-content.ts'
import type { DemoWorld } from './demo-world.ts'

/** Messages from the contact form, waiting for an answer of staff. */
export function contactMessageRows(world: DemoWorld, { queuedMessages }: People): Row[] {
  return queuedMessages.map(({ firstName, lastName, subject, message, daysAgo }, index) => ({
    id: demoId(world.seed, 'message', 1_000 + index),
    first_name: firstName,
    last_name: lastName,
    email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
    subject,
    message,
    created_at: ago(world, daysAgo),
  }))
}
