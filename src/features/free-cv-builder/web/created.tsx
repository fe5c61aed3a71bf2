import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { FocusedHeading } from '#features/cv-builder/web/arrival-heading.tsx'

const readingMs = 1_500

type CreatedProps = { readonly cvId: string; readonly jobs: ReactNode; readonly onAnother: () => void }

/** Shown once after creating a CV; afterwards the link opens the CV itself. */
export function Created({ cvId, jobs, onAnother }: CreatedProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(`/cv/view/${cvId}`), readingMs)
    return () => clearTimeout(timer)
  }, [cvId, navigate])
  return (
    <Card className="mx-auto grid w-full max-w-2xl justify-items-start gap-4">
      <CircleCheck aria-hidden="true" className="size-8 text-leaf" />
      <FocusedHeading className="text-2xl">Your CV is ready</FocusedHeading>
      <p className="max-w-prose text-soft">
        Check your email: open the link we sent to unlock your PDF.{' '}
        <Link to={`/cv/view/${cvId}`} className="text-blue-dark underline underline-offset-4">
          See your CV
        </Link>{' '}
        if it does not open by itself.
      </p>
      <div className="flex flex-wrap gap-3">
        {jobs}
        <Button look="secondary" onClick={onAnother}>
          Create Another CV
        </Button>
      </div>
    </Card>
  )
}
