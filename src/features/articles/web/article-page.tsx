import { ChevronDown, Printer } from 'lucide-react'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { chipClass } from '#platform/web/ui/chip.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'
import { ShareButtons } from '#platform/web/ui/share-buttons.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { tagText } from '../categories.ts'
import type { Article } from '../contract.ts'
import { addressOf } from './article-queries.ts'
import { ArticleHead, ArticleText } from './article-text.tsx'

type PageProps = { readonly article: Article; /** Shown below the text. */ readonly children: ReactNode }

export function ArticlePage({ article, children }: PageProps) {
  const { origin } = use(SiteIdentity)
  return (
    <>
      <div className="-mt-3 mb-1 flex items-center justify-between print:hidden two:-mt-4 two:mb-2">
        <BackLinks isCompact />
        <div className="-mr-3 flex flex-wrap">
          <PrintButton />
          <ShareButtons address={`${origin}/blog/${article.slug}`} title={article.title} />
        </div>
      </div>
      <article className="grid gap-6">
        <ArticleHead article={article}>
          <Tags tags={article.tags} />
        </ArticleHead>
        <div className="grid items-start gap-8 two:grid-cols-[17rem_minmax(0,1fr)] two:gap-16">
          <Contents contents={article.contents} />
          <ArticleText html={article.html} />
        </div>
      </article>
      {children}
    </>
  )
}

function Tags({ tags }: Pick<Article, 'tags'>) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2 print:hidden">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={addressOf({ tag })} className={chipClass()}>
            {tagText(tag)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * A table of contents. On a phone it is folded. On a wide screen it is always open: CSS opens it from the first paint, and the attribute tells screen
 * readers.
 */
function Contents({ contents }: Pick<Article, 'contents'>) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (fold.current && matchMedia('(width >= 56.25rem)').matches) fold.current.open = true
  }, [])
  if (contents.length === 0) return <div className="max-two:hidden" />
  return (
    <nav aria-label="On this page" className="print:hidden two:sticky two:top-20">
      <details
        ref={fold}
        className="group rounded-card border border-line bg-card px-4 two:max-h-[calc(100dvh-6rem)] two:overflow-y-auto two:py-4 two:details-content:[content-visibility:visible]"
      >
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-medium two:hidden [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
        </summary>
        <ol className="max-two:pb-4">
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center underline-offset-4 hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function PrintButton() {
  const isHydrated = useHydrated()
  return (
    <Button
      look="quiet"
      disabled={!isHydrated}
      aria-label="Print this article"
      title="Print"
      className="w-11 px-0!"
      onClick={() => print()}
    >
      <Printer aria-hidden="true" className="size-5" />
    </Button>
  )
}
