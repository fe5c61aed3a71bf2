import { isWeakPassword } from '#features/auth/server/public.ts'
import type { Config } from '#platform/server/config/read-config.ts'

/** The data that the password must not resemble. */
type Owner = Parameters<typeof isWeakPassword>[1]

/** The same minimum as for ADMIN_PASSWORD, because staff can see everybody's data. */
const shortestWhenPublic = 12

/** The code of the refusal; null for an acceptable password. */
export async function problemOfPassword(
  { isPublic }: Pick<Config, 'isPublic'>,
  password: string,
  owner: Owner,
): Promise<'shortPassword' | 'commonPassword' | null> {
  if (isPublic && password.length < shortestWhenPublic) return 'shortPassword'
  return (await isWeakPassword(password, owner)) ? 'commonPassword' : null
}
