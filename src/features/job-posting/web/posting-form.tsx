import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
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
import { ConflictNotice, ReplacedNotice } from './draft-notices.tsx'
import { type PostingStart, usePostingDraft } from './use-posting-draft.ts'
import { usePublishing } from './use-publishing.ts'

type PostingFormProps = {
  readonly start: PostingStart
  readonly company: PostingInFull['company']
  /** It is public already: publishing changes it. */
  readonly isPublished: boolean
}

/** Writes a job: saved as it is typed, with a preview beside it. */
export function PostingForm({ start, company, isPublished }: PostingFormProps) {
  const draft = usePostingDraft(start)
  const { fields, set } = draft
  const { problems, attempt, errors, publish, isBusy } = usePublishing(start.postingId, draft)
  const part = { fields, set, errors }
  return (
    <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_24rem] two:gap-8">
      <form
        noValidate
        aria-label="Job"
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          publish()
        }}
      >
        <NeedsScript />
        {draft.isConflict && <ConflictNotice onKeep={() => void draft.keepMine()} onTake={() => void draft.takeTheirs()} />}
        {draft.replaced && !draft.isConflict && <ReplacedNotice onBringBack={draft.bringBack} />}
        <ErrorSummary problems={problems} attempt={attempt} />
        <Parts {...part} />
        <HintList fields={fields} />
        <div className="two:hidden">
          <Disclosure title="Preview">
            <PostingPreview fields={fields} company={company} />
          </Disclosure>
        </div>
        <PublishBar isBusy={isBusy} label={publishLabel(isPublished, company.isVerified)}>
          <SavingLine saving={draft.saving} savedAt={draft.savedAt} />
        </PublishBar>
      </form>
      <aside aria-label="Preview" className="sticky top-20 max-two:hidden">
        <PostingPreview fields={fields} company={company} />
      </aside>
    </div>
  )
}

type PublishBarProps = { readonly isBusy: boolean; readonly label: string; readonly children: ReactNode }

/** Always in reach: a copied job is published at once. */
function PublishBar({ isBusy, label, children }: PublishBarProps) {
  const isHydrated = useHydrated()
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 two:mx-0 two:px-0">
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        {label}
      </Button>
      <ButtonLink to={jobsPath} look="secondary">
        Close
      </ButtonLink>
      {children}
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
