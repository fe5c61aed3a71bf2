import { isWeakPassword } from '#features/auth/server/public.ts'
import type { Config } from '#platform/server/config/read-config.ts'

/** What the password must not resemble. */
type Owner = Parameters<typeof isWeakPassword>[1]

/** The same minimum as for ADMIN_PASSWORD: staff see the data of everybody. */
const shortestWhenPublic = 12

/** The code of the refusal; null for a password that may be used. */
export async function problemOfPassword(
  { isPublic }: Pick<Config, 'isPublic'>,
  password: string,
  owner: Owner,
): Promise<'shortPassword' | 'commonPassword' | null> {
  if (isPublic && password.length < shortestWhenPublic) return 'shortPassword'
  return (await isWeakPassword(password, owner)) ? 'commonPassword' : null
}
