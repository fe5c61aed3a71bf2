import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { ConflictNotice } from '#platform/web/ui/conflict-notice.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { PublishBar } from '#platform/web/ui/publish-bar.tsx'
import { SavingLine } from '#platform/web/ui/saving-line.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ListedDraft } from '../contract.ts'
import { ArticlePreview } from './article-preview.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import { editedArticle, stateLabels, stateLooks } from './editor-queries.ts'
import { SearchFields, TextFields } from './editor-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { type ArticleDraft, useArticleDraft } from './use-article-draft.ts'
import { type PublishingState, usePublishing } from './use-publishing.ts'
import { VersionList } from './version-list.tsx'

const fetchPublishable = async () => (await import('../draft-contract.ts')).PublishableArticle

/** The form of an article. It is saved while somebody types, with a preview beside it. */
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
        <ErrorSummary problems={problems} attempt={attempt} />
        <Parts article={article} draft={draft} publishing={publishing} />
        <PublishBar
          notice={
            draft.isConflict && (
              <ConflictNotice onKeep={draft.keepMine} onTake={draft.takeTheirs}>
                Somebody else has changed this article. Both texts stay among the versions.
              </ConflictNotice>
            )
          }
        >
          <Steps article={article} isBusy={isBusy} run={run} />
          <SavingLine saving={draft.saving} savedAt={draft.savedAt} />
        </PublishBar>
      </form>
      <PreviewBeside fields={draft.fields} publishedAt={article.publishedAt} />
    </div>
  )
}

function PreviewBeside(preview: ComponentProps<typeof ArticlePreview>) {
  return (
    <section
      aria-label="Preview"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
      tabIndex={0}
      className="sticky top-28 max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-card border border-line bg-paper p-4 max-two:hidden"
    >
      <ArticlePreview {...preview} />
    </section>
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

/** Inserts the picture at the cursor, as a paragraph of its own. */
function withPicture(field: HTMLTextAreaElement | null, content: string, picture: string): string {
  const at = field?.selectionEnd ?? content.length
  return `${content.slice(0, at).trimEnd()}\n\n${picture}\n\n${content.slice(at).trimStart()}`.trimStart()
}

type ArticleProps = { readonly article: ListedDraft }

/** Says what readers see of the article. */
function State({ article: { state, slug, failure } }: ArticleProps) {
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Badge look={stateLooks[state]}>{stateLabels[state]}</Badge>
        {slug && state !== 'withdrawn' && state !== 'scheduled' && (
          <a href={`/blog/${slug}`} className="inline-flex min-h-11 items-center text-blue-dark underline underline-offset-4">
            Open the page
          </a>
        )}
      </p>
      {failure && <Banner look="failed">Not published as scheduled: {failure}</Banner>}
    </div>
  )
}

type StepsProps = ArticleProps & Pick<PublishingState, 'isBusy' | 'run'>

function Steps({ article: { id, state, publishedAt }, isBusy, run }: StepsProps) {
  const isHydrated = useHydrated()
  const isPublic = state === 'published' || state === 'changed'
  return (
    <>
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        {isPublic ? 'Publish Changes' : 'Publish'}
      </Button>
      {isPublic && (
        <Button look="danger" isBusy={isBusy} disabled={!isHydrated} onClick={() => run({ kind: 'withdraw' })}>
          Withdraw
        </Button>
      )}
      <ButtonLink to="/admin/blog" look="secondary">
        Close
      </ButtonLink>
      {!publishedAt && <DeleteDraft articleId={id} />}
    </>
  )
}
