import { data, type LoaderFunction } from 'react-router'

export const loader: LoaderFunction = () => data(null, 404)

export function Component() {
  return (
    <div className="grid gap-4 py-8">
      <title>404 Page Not Found</title>
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
    </div>
  )
}
