import { useEffect, useRef } from 'react'
import { redirect, useNavigate } from 'react-router'
import { useSearchParams } from '#platform/web/search-params.ts'
import { brand } from '#features/site/brand.ts'
import { findStaffMember } from '#features/staff/web/staff-queries.ts'
import { StaffSignIn } from '#features/staff/web/sign-in/staff-sign-in.tsx'
import { load } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { toast } from '#platform/web/ui/toast.ts'

/** After a logout that failed, the screen is shown although the sign-in may still be valid. */
export const loader = load(async (client, { searchParams }) => {
  if (searchParams.get('error') === 'not_logged_out') return null
  return (await findStaffMember(client)) ? redirect('/admin/dashboard') : null
})

const readingMs = 1_500

export function Component() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSentHere = useSearchParams().get('error') === 'signed_out'
  useEffect(() => {
    if (isSentHere) toast({ title: 'Authentication Error', text: 'Please login to access admin panel', isAlert: true })
    return () => clearTimeout(timer.current)
  }, [isSentHere])
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <Seo title="Admin sign-in" isHidden />
      <header className="grid gap-2">
        <h1 className="text-2xl two:text-3xl">Admin Portal</h1>
        <p className="text-soft">For the staff of {brand.name}.</p>
      </header>
      <Card>
        <StaffSignIn onSignedIn={() => (timer.current = setTimeout(() => void navigate('/admin/dashboard'), readingMs))} />
      </Card>
    </div>
  )
}
