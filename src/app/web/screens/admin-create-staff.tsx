import { useNavigate } from 'react-router'
import { CreateStaffForm } from '#features/staff/web/people/create-staff-form.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(async () => null, 'staff-accounts')

export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <Seo title="Create Staff Member" isHidden />
      <Link to="/admin/dashboard" className="inline-flex min-h-11 items-center text-blue-dark hover:underline">
        Back to Dashboard
      </Link>
      <StaffHeading title="Create Staff Member" lead="Each role sees only its own screens." />
      <CreateStaffForm onCreated={() => void navigate('/admin/dashboard')} />
    </>
  )
}
