import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ForgotStaffPassword } from '#features/staff/web/sign-in/forgot-staff-password-form.tsx'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'

const readingMs = 2_000

export function Component() {
  const navigate = useNavigate()
  const token = useSearchParams().get('token') ?? ''
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <Seo title="Reset admin password" isHidden />
      <header className="grid gap-2">
        <h1 className="text-2xl two:text-3xl">Reset your password</h1>
        <p className="text-soft">We email a link to staff. It works for one hour.</p>
      </header>
      <Card>
        <ForgotStaffPassword
          key={token}
          token={token}
          onReset={() => (timer.current = setTimeout(() => void navigate('/admin/login'), readingMs))}
        />
      </Card>
    </div>
  )
}
