import { data, type LoaderFunction } from 'react-router'
import { NotFoundNotice } from '../shell/not-found-notice.tsx'

export const loader: LoaderFunction = () => data(null, 404)

export function Component() {
  return <NotFoundNotice />
}
