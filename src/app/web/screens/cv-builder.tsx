import { useQuery } from '@tanstack/react-query'
import { findSignedIn, signedIn } from '#features/auth/web/signed-in.ts'
import { CvBuilder } from '#features/cvs/web/cv-builder.tsx'
import { Invitation } from '#features/cvs/web/invitation.tsx'
import { myCv, myDraft, myRating } from '#features/cvs/web/my-cv.ts'
import { brand } from '#features/site/brand.ts'
import { load } from '#platform/web/load.ts'

export const loader = load(async (client) => {
  if (!(await findSignedIn(client))) return
  // The rating may be missing, the CV may not.
  await Promise.all([client.ensureQueryData(myCv), client.ensureQueryData(myDraft), client.prefetchQuery(myRating)])
})

export function Component() {
  // The loader has asked already; nobody signed in is no reason to ask again.
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8">
      <title>{`CV Builder · ${brand.name}`}</title>
      <div className="grid gap-1">
        <h1 className="text-3xl">CV Builder</h1>
        <p className="max-w-prose text-soft">Five short steps, in any order. What you type is kept as you go.</p>
      </div>
      {user ? <CvBuilder person={user} /> : <Invitation />}
    </div>
  )
}
