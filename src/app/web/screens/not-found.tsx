import { useQuery } from '@tanstack/react-query'
import { data, type LoaderFunction } from 'react-router'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { mainEntriesFor } from '../navigation.ts'
import { NotFoundNotice } from '../shell/not-found-notice.tsx'

export const loader: LoaderFunction = () => data(null, 404)

/** The jobs would lead an employer back to the portal. */
export function Component() {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const [way] = user?.isEmployer ? mainEntriesFor(user) : []
  return way ? <NotFoundNotice way={way} /> : <NotFoundNotice />
}
