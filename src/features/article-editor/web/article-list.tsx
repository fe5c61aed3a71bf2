import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { dateText, momentText } from '#platform/contract/dates.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ListedDraft } from '../contract.ts'
import { articlePage, call, stateLabels, stateLooks } from './editor-queries.ts'

export function ArticleList({ page }: { readonly page: number }) {
  const { data } = useSuspenseQuery(articlePage(page))
  const { items: articles, isLast } = data
  return (
    <div className="grid gap-6">
      <NewArticle />
      {articles.length === 0 && page === 1 && (
        <EmptyState title="No Articles Yet">Write a title above to begin the first one.</EmptyState>
      )}
      <ul aria-label="Articles" className="divide-y divide-line rounded-card border border-line bg-card empty:hidden">
        {articles.map((article) => (
          <li key={article.id} className="grid gap-1 px-4 py-2 wrap-anywhere">
            <ArticleRow article={article} />
          </li>
        ))}
      </ul>
      {(page > 1 || !isLast) && <Pagination page={page} hasNext={!isLast} hrefOf={(wanted) => `/admin/blog?page=${wanted}`} />}
    </div>
  )
}

function ArticleRow({ article }: { readonly article: ListedDraft }) {
  const { id, title, state, failure } = article
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="min-w-0 text-base font-medium">
          <Link to={`/admin/blog/${id}`} className="inline-flex min-h-11 items-center text-blue-dark hover:underline">
            {title || 'Without a title'}
          </Link>
        </h2>
        <Badge look={stateLooks[state]}>{stateLabels[state]}</Badge>
      </div>
      <p className="text-sm text-soft">{timesOf(article)}</p>
      {failure && <p className="text-sm text-brick">Not published as scheduled: {failure}</p>}
    </>
  )
}

function timesOf({ publishedAt, publishAt, editedAt, editedBy }: ListedDraft): string {
  return [
    ...(publishedAt ? [`Published ${dateText(publishedAt)}`] : []),
    ...(publishAt ? [`Scheduled for ${momentText(publishAt)}`] : []),
    `Edited ${momentText(editedAt)}${editedBy ? ` by ${editedBy}` : ''}`,
  ].join(' · ')
}

function NewArticle() {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const title = typedIn(form, 'title')
      if (!title) throw new InvalidForm({ title: 'Write a title' })
      const { id } = await call('POST /api/admin/blog', { body: { title } })
      await navigate(`/admin/blog/${id}`)
    },
    { title: 'No Article Was Made' },
  )
  return (
    <form noValidate aria-label="New Article" onSubmit={onSubmit} onInput={onInput} className="grid max-w-prose gap-3">
      <Field
        label="Title of a new article"
        name="title"
        maxLength={120}
        autoComplete="off"
        error={errors['title']}
        beside={
          <Button type="submit" isBusy={isBusy} disabled={!isHydrated} className="shrink-0">
            New Article
          </Button>
        }
      />
    </form>
  )
}
