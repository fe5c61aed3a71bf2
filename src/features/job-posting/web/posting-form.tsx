import type { KeyboardEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { ConflictNotice } from '#platform/web/ui/conflict-notice.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { PublishBar } from '#platform/web/ui/publish-bar.tsx'
import { SavingLine } from '#platform/web/ui/saving-line.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { PostingInFull } from '../contract.ts'
import { CommitmentFields } from './commitment-fields.tsx'
import type { PartProps } from './field-props.ts'
import { HintList } from './hint-list.tsx'
import { jobsPath } from './posting-paths.ts'
import { PostingPreview } from './posting-preview.tsx'
import { PostingTermsFields } from './posting-terms-fields.tsx'
import { PostingTextFields } from './posting-text-fields.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { type PostingDraft, type PostingStart, usePostingDraft } from './use-posting-draft.ts'
import { usePublishing } from './use-publishing.ts'

type PostingFormProps = {
  readonly start: PostingStart
  readonly company: PostingInFull['company']
  /** For a posting that is public already: publishing changes the job. */
  readonly publishedAt: string | null
}

/** The form of a posting. It is saved while somebody types, with a preview beside it. */
export function PostingForm({ start, company, publishedAt }: PostingFormProps) {
  const draft = usePostingDraft(start)
  const { fields, set } = draft
  const { problems, attempt, errors, publish, isBusy } = usePublishing(start.postingId, draft)
  const part = { fields, set, errors }
  const preview = { fields, company, publishedAt }
  return (
    <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_24rem] two:gap-8">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of all its fields */}
      <form
        noValidate
        aria-label="Job"
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          publish()
        }}
        onKeyDown={keepEnterInField}
      >
        <NeedsScript />
        {draft.replaced && !draft.isConflict && <ReplacedNotice onBringBack={draft.bringBack} />}
        <ErrorSummary problems={problems} attempt={attempt} />
        <Parts {...part} />
        <HintList fields={fields} />
        <div className="two:hidden">
          <Disclosure title="Preview">
            <PostingPreview {...preview} />
          </Disclosure>
        </div>
        <Bar draft={draft} isBusy={isBusy} label={publishLabel(publishedAt !== null, company.isVerified)} />
      </form>
      <aside aria-label="Preview" className="sticky top-20 max-two:hidden">
        <PostingPreview {...preview} />
      </aside>
    </div>
  )
}

/** The form is long, and Enter in one of its fields would make an unfinished job public. Only the button publishes. */
function keepEnterInField(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

type BarProps = { readonly draft: PostingDraft; readonly isBusy: boolean; readonly label: string }

/** The bar stays in view, because a copied job is published at once. */
function Bar({ draft: { isConflict, keepMine, takeTheirs, saving, savedAt }, isBusy, label }: BarProps) {
  const isHydrated = useHydrated()
  return (
    <PublishBar
      notice={
        isConflict && (
          <ConflictNotice onKeep={keepMine} onTake={takeTheirs}>
            This job was changed in another window. Nothing is overwritten until you choose.
          </ConflictNotice>
        )
      }
    >
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        {label}
      </Button>
      <ButtonLink to={jobsPath} look="secondary">
        Close
      </ButtonLink>
      <SavingLine saving={saving} savedAt={savedAt} />
    </PublishBar>
  )
}

/** Says that there were two texts of this job, and that the other one can be restored. */
function ReplacedNotice({ onBringBack }: { readonly onBringBack: () => void }) {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-card px-4 py-2">
      <p>Another text of this job was replaced. It stays saved until you publish.</p>
      <Button look="quiet" disabled={!isHydrated} onClick={onBringBack}>
        Bring back the other text
      </Button>
    </div>
  )
}

function publishLabel(isPublished: boolean, isVerified: boolean): string {
  if (isPublished) return 'Publish Changes'
  return isVerified ? 'Publish' : 'Publish When Verified'
}

function Parts(part: PartProps) {
  return (
    <>
      <Part title="The work">
        <PostingTextFields {...part} />
      </Part>
      <Part title="Pay and terms">
        <PostingTermsFields {...part} />
      </Part>
      <Part title="Commitments">
        <CommitmentFields {...part} />
      </Part>
      <Part title="Questions">
        <QuestionEditor {...part} />
      </Part>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  )
}
