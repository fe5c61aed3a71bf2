import { ApplicationList } from '#features/applications/web/application-list.tsx'
import { myApplications } from '#features/applications/web/my-applications.ts'
import { loadSignedIn } from '../signed-in-only.ts'

export const loader = loadSignedIn((client) => client.ensureQueryData(myApplications))

export function Component() {
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-6">
      <title>My Applications · Pasand</title>
      <div className="grid gap-1">
        <h1 className="text-3xl">My Applications</h1>
        <p className="text-soft">Where each one stands, and what you sent.</p>
      </div>
      <ApplicationList />
    </div>
  )
}
