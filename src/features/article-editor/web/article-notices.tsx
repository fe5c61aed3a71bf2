import { Badge } from '#platform/web/ui/badge.tsx'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { ListedDraft } from '../contract.ts'
import { stateLabels, stateLooks } from './editor-queries.ts'

type StateProps = { readonly article: ListedDraft }

/** What readers see of it. */
export function State({ article: { state, slug, failure } }: StateProps) {
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

type ConflictNoticeProps = { readonly onKeep: () => void; readonly onTake: () => void }

/** Nothing is overwritten before the choice, and both texts stay among the versions. */
export function ConflictNotice({ onKeep, onTake }: ConflictNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-marigold-wash px-4 py-2"
    >
      <p>Somebody else has changed this article. Both texts stay among the versions.</p>
      <div className="flex flex-wrap">
        <Button look="quiet" onClick={onTake}>
          Show the other text
        </Button>
        <Button look="quiet" onClick={onKeep}>
          Keep this text
        </Button>
      </div>
    </div>
  )
}
