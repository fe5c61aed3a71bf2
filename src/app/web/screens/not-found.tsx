import { data, type LoaderFunction } from 'react-router'

export { NotFoundNotice as Component } from '../shell/not-found-notice.tsx'

export const loader: LoaderFunction = () => data(null, 404)
