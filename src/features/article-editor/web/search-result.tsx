import { use } from 'react'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { type DraftFields, searchResultOf } from '../draft.ts'

/** A preview of the search result. A search engine may choose other sentences. */
export function SearchResult({ fields }: { readonly fields: DraftFields }) {
  const { name, origin } = use(SiteIdentity)
  const { title, description } = searchResultOf(fields)
  return (
    <figure className="grid gap-1 rounded-card border border-line bg-paper p-4 wrap-anywhere">
      <figcaption className="text-sm text-soft">Preview of a search result</figcaption>
      <p className="text-sm text-soft">
        {name} · {origin}/blog/{fields.slug}
      </p>
      <p className="text-lg text-blue-dark">{title || 'Without a title'}</p>
      <p className="text-sm">{description || 'Without a description the search engine chooses a sentence.'}</p>
    </figure>
  )
}
