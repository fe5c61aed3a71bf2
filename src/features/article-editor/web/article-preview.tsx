import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ArticleHead, ArticleText } from '#features/articles/web/article-text.tsx'
import { isCategory, tagText } from '#features/articles/categories.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Skeleton } from '#platform/web/ui/states.tsx'
import { type DraftFields, tagsIn } from '../draft.ts'
import { previewOf } from './editor-queries.ts'

const pauseMs = 500

type PreviewProps = { readonly fields: DraftFields; readonly publishedAt: string | null }

/** A preview with the renderer and the components of the published page. */
export function ArticlePreview({ fields, publishedAt }: PreviewProps) {
  const shown = useAfterPause(fields)
  const [openedAt] = useState(() => new Date().toISOString())
  const { data, isError } = useQuery({ ...previewOf(shown), placeholderData: keepPreviousData, gcTime: 0 })
  if (isError) return <p className="text-soft">The preview could not be loaded. It comes back as you type.</p>
  if (!data) return <Skeleton className="h-80" />
  const { category, title, author, excerpt } = shown
  const tags = [...(isCategory(category) ? [category] : []), ...tagsIn(shown.tags)]
  const article = {
    title: title || 'Without a title',
    author,
    excerpt,
    publishedAt: publishedAt ?? openedAt,
    readingMinutes: data.readingMinutes,
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ArticleHead article={article} level="h2">
        <p className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Badge key={tag}>{tagText(tag)}</Badge>
          ))}
        </p>
      </ArticleHead>
      <ArticleText html={data.html} />
    </div>
  )
}

/** Returns the value after it has not changed for half a second. */
function useAfterPause<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
