import { useQuery } from '@tanstack/react-query'
import { findSignedIn, signedIn } from '#features/auth/web/signed-in.ts'
import { CvBuilder } from '#features/cv-builder/web/cv-builder.tsx'
import { Invitation } from '#features/cv-builder/web/invitation.tsx'
import { myCv, myRating } from '#features/cvs/web/my-cv.ts'
import { myDraft } from '#features/cv-builder/web/my-draft.ts'
import { load } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

export const loader = load(async (client) => {
  if (!(await findSignedIn(client))) return
  // The rating may fail to load; the CV may not.
  await Promise.all([client.ensureQueryData(myCv), client.ensureQueryData(myDraft), client.prefetchQuery(myRating)])
})

export function Component() {
  // The loader has already made this call; for a visitor it is not repeated.
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <>
      <Seo
        title="CV Builder"
        description="Build your CV in five short steps, in any order. It is saved as you type, and you can download it as a PDF."
      />
      <PageHeader title="CV Builder" lead="Five short steps, in any order. Saved as you type." />
      {user ? <CvBuilder person={user} /> : <Invitation />}
    </>
  )
}
