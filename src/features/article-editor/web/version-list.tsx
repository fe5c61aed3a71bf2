import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '#platform/contract/dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { FailedPart, Loading, Skeleton } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import type { ArticleTextSummary, EditedArticle } from '../contract.ts'
import { call, useShowArticle, versionsOf } from './editor-queries.ts'

const kinds: Readonly<Record<ArticleTextSummary['kind'], string>> = {
  edited: 'Edited',
  published: 'Published',
  replaced: 'Replaced by another text',
  conflict: 'Not saved, because somebody else had saved before',
}

type VersionListProps = {
  readonly articleId: string
  /** Saves the typed text, so that it stays as a version. */
  readonly onBefore: () => Promise<unknown>
  readonly onRestored: (article: EditedArticle) => void
}

export function VersionList({ articleId, onBefore, onRestored }: VersionListProps) {
  const [isOpen, setOpen] = useState(false)
  // Reloaded at each save, but only while the list is open.
  const versions = useQuery({ ...versionsOf(articleId), enabled: isOpen, staleTime: 0 })
  const showArticle = useShowArticle()
  const { isBusy, run: restore } = useAction(
    async (textId: string) => {
      await onBefore()
      const article = await call('POST /api/admin/blog/:articleId/versions/:textId/restore', { params: { articleId, textId } })
      onRestored(article)
      await showArticle(article, 'Version Restored')
    },
    { title: 'Version Not Restored' },
  )
  return (
    <Disclosure title="Versions" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {versions.isError && (
        <FailedPart
          title="The versions could not be loaded"
          isBusy={versions.isFetching}
          onRetry={() => void versions.refetch()}
        />
      )}
      {versions.isLoading && (
        <Loading>
          <Skeleton className="h-14" />
        </Loading>
      )}
      {versions.data?.length === 0 && <p>No versions yet. They are made as you write, and each time you publish.</p>}
      <ol className="grid divide-y divide-line">
        {versions.data?.map((version) => (
          <Version key={version.id} version={version} isBusy={isBusy} onRestore={restore} />
        ))}
      </ol>
    </Disclosure>
  )
}

type VersionProps = {
  readonly version: ArticleTextSummary
  readonly isBusy: boolean
  readonly onRestore: (textId: string) => void
}

function Version({ version: { id, kind, title, words, savedAt, savedBy }, isBusy, onRestore }: VersionProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p className="text-ink">
          <time dateTime={savedAt}>{momentText(savedAt)}</time> · {kinds[kind]}
        </p>
        <p className="text-sm">
          {title} · {words} {words === 1 ? 'word' : 'words'} · {savedBy}
        </p>
      </div>
      <Button
        look="quiet"
        isBusy={isBusy}
        aria-label={`Restore the version of ${momentText(savedAt)}`}
        onClick={() => onRestore(id)}
      >
        Restore
      </Button>
    </li>
  )
}
