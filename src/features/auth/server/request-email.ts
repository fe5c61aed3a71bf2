import type { EmailRequest } from '../contract.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import { networkOf } from '#platform/server/network.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hit } from './attempts.ts'
import { findUserByEmail } from './queries.ts'

const windowSeconds = 15 * 60

type Request = { readonly email: string; readonly ip: string }

/** The same work for every address, so that the answer does not tell who has an account. */
export async function requestEmail(
  context: Pick<AppContext, 'db' | 'limits' | 'clock'>,
  wanted: EmailRequest,
  { email, ip }: Request,
): Promise<void> {
  await hit(context, [
    countOf(`${wanted.name} to`, email, { max: 3, windowSeconds }),
    countOf(`${wanted.name} from`, networkOf(ip), { max: 20, windowSeconds }),
  ])
  const user = await findUserByEmail(context.db, email)
  await context.db.transaction().execute((tx) => publish(tx, wanted, { userId: user?.id ?? null, askId: newId() }))
}
