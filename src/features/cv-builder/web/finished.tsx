import { CircleCheck } from 'lucide-react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { DownloadButton } from '#features/cv-sharing/web/download-button.tsx'
import { OtherFiles } from '#features/cv-sharing/web/other-files.tsx'
import { ReadingPanel } from '#features/cvs/web/reading-panel.tsx'
import { FocusedHeading } from './arrival-heading.tsx'

type FinishedProps = { readonly cvId: string; readonly onPreview: () => void; readonly onEdit: () => void }

/** Shown after saving, with the next actions. */
export function Finished({ cvId, onPreview, onEdit }: FinishedProps) {
  return (
    <div className="grid gap-6">
      <Card className="grid justify-items-start gap-4">
        <CircleCheck aria-hidden="true" className="size-8 text-leaf" />
        <FocusedHeading className="text-2xl">Your CV is saved</FocusedHeading>
        <p className="max-w-prose text-soft">It goes with every application you send. Download the PDF or start applying.</p>
        <p className="max-w-prose text-soft">
          Employers who search can find your profile and this CV, without your phone and email, unless you turn that off in your{' '}
          <Link to="/settings#privacy" className="text-blue-dark underline underline-offset-4">
            privacy settings
          </Link>
          .
        </p>
        <div className="flex flex-wrap gap-3">
          <DownloadButton cvId={cvId} />
          <ButtonLink to="/jobs" look="secondary">
            Browse Jobs
          </ButtonLink>
          <Button look="secondary" onClick={onPreview}>
            Preview
          </Button>
          <ButtonLink look="quiet" to={`/cv/view/${cvId}`}>
            Share it by a link
          </ButtonLink>
          <Button look="quiet" onClick={onEdit}>
            Edit your CV
          </Button>
        </div>
        <OtherFiles cvId={cvId} />
      </Card>
      <ReadingPanel />
    </div>
  )
}
