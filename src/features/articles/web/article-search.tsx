import { Search } from 'lucide-react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { chipClass } from '#platform/web/ui/chip.ts'
import { GetForm, Link } from '#platform/web/ui/link.tsx'
import { SearchInput } from '#platform/web/ui/search-input.tsx'
import { categories, categoryTags, isCategory, tagText } from '../categories.ts'
import { addressOf, type ArticleState } from './article-queries.ts'

/** A search field, and the categories as links. The selected tag is kept when other words are searched. */
export function ArticleSearch({ state: { q = '', tag = '' } }: { readonly state: ArticleState }) {
  return (
    <search aria-label="Articles" className="grid gap-3 print:hidden">
      <GetForm action="/blog" className="flex max-w-2xl flex-wrap items-end gap-2">
        <label htmlFor="article-q" className="sr-only">
          Search articles
        </label>
        <SearchInput
          key={q}
          id="article-q"
          name="q"
          maxLength={200}
          placeholder="Gratuity, notice period, CV"
          defaultValue={q}
          autoComplete="off"
        />
        {tag !== '' && <input type="hidden" name="tag" value={tag} />}
        <Button type="submit">
          <Search aria-hidden="true" className="size-4" />
          Search
        </Button>
        {(q || tag) && (
          <ButtonLink to="/blog" look="quiet">
            Clear
          </ButtonLink>
        )}
      </GetForm>
      <Tags q={q} tag={tag} />
    </search>
  )
}

function Tags({ q, tag }: { readonly q: string; readonly tag: string }) {
  const others = tag !== '' && !isCategory(tag) ? [tag] : []
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2">
        {[...others, ...categoryTags].map((one) => (
          <li key={one}>
            <Link
              to={addressOf({ q, tag: one === tag ? '' : one })}
              aria-current={one === tag ? 'true' : undefined}
              className={chipClass(one === tag ? 'chosen' : 'plain')}
            >
              {isCategory(one) ? categories[one].title : tagText(one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
