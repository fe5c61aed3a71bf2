import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { SavingLine } from '#platform/web/ui/saving-line.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ListedDraft } from '../contract.ts'
import { ArticlePreview } from './article-preview.tsx'
import { ConflictNotice, State } from './article-notices.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import { editedArticle } from './editor-queries.ts'
import { SearchFields, TextFields } from './editor-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { type ArticleDraft, useArticleDraft } from './use-article-draft.ts'
import { type PublishingState, usePublishing } from './use-publishing.ts'
import { VersionList } from './version-list.tsx'

const fetchPublishable = async () => (await import('../draft-contract.ts')).PublishableArticle

/** Writes an article: saved as it is typed, with a preview beside it. */
export function ArticleForm({ articleId }: { readonly articleId: string }) {
  const { data: article } = useSuspenseQuery(editedArticle(articleId))
  const draft = useArticleDraft(article)
  const publishing = usePublishing(articleId, draft, fetchPublishable)
  const { problems, attempt, isBusy, run } = publishing
  return (
    <div className="grid items-start gap-6 two:grid-cols-2 two:gap-8">
      <form
        noValidate
        aria-label="Article"
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          run({ kind: 'publish' })
        }}
      >
        <NeedsScript />
        <State article={article} />
        {draft.isConflict && <ConflictNotice onKeep={draft.keepMine} onTake={() => void draft.takeTheirs()} />}
        <ErrorSummary problems={problems} attempt={attempt} />
        <Parts article={article} draft={draft} publishing={publishing} />
        <PublishBar article={article} isBusy={isBusy} onWithdraw={() => run({ kind: 'withdraw' })}>
          <SavingLine saving={draft.saving} savedAt={draft.savedAt} />
        </PublishBar>
      </form>
      <section
        aria-label="Preview"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
        tabIndex={0}
        className="sticky top-28 max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-card border border-line bg-paper p-4 max-two:hidden"
      >
        <ArticlePreview fields={draft.fields} publishedAt={article.publishedAt} />
      </section>
    </div>
  )
}

type PartsProps = ArticleProps & { readonly draft: ArticleDraft; readonly publishing: PublishingState }

function Parts({ article: { id, slug, publishAt, publishedAt }, draft, publishing: { errors, isBusy, run } }: PartsProps) {
  const content = useRef<HTMLTextAreaElement>(null)
  const { fields, read, autosave, set, show } = draft
  return (
    <>
      <TextFields draft={draft} errors={errors} content={content} slug={slug} />
      <div>
        <PictureField onPicture={(text) => set('content', withPicture(content.current, read().content, text))} />
        <SearchFields draft={draft} errors={errors} />
        <ScheduleField publishAt={publishAt} isBusy={isBusy} onSchedule={(at) => run({ kind: 'schedule', at })} />
        <VersionList articleId={id} onBefore={() => autosave.saveNow()} onRestored={show} />
        <div className="two:hidden">
          <Disclosure title="Preview">
            <ArticlePreview fields={fields} publishedAt={publishedAt} />
          </Disclosure>
        </div>
      </div>
    </>
  )
}

/** Where the cursor is, as a paragraph of its own. */
function withPicture(field: HTMLTextAreaElement | null, content: string, picture: string): string {
  const at = field?.selectionEnd ?? content.length
  return `${content.slice(0, at).trimEnd()}\n\n${picture}\n\n${content.slice(at).trimStart()}`.trimStart()
}

type ArticleProps = { readonly article: ListedDraft }

type PublishBarProps = ArticleProps & {
  readonly isBusy: boolean
  readonly onWithdraw: () => void
  readonly children: ReactNode
}

function PublishBar({ article: { id, state, publishedAt }, isBusy, onWithdraw, children }: PublishBarProps) {
  const isHydrated = useHydrated()
  const isPublic = state === 'published' || state === 'changed'
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 two:mx-0 two:px-0">
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        {isPublic ? 'Publish Changes' : 'Publish'}
      </Button>
      {isPublic && (
        <Button look="danger" isBusy={isBusy} disabled={!isHydrated} onClick={onWithdraw}>
          Withdraw
        </Button>
      )}
      <ButtonLink to="/admin/blog" look="secondary">
        Close
      </ButtonLink>
      {!publishedAt && <DeleteDraft articleId={id} />}
      {children}
    </div>
  )
}
