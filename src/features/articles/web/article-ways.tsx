import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { Article, ArticleLink } from '../contract.ts'
import { ArticleGrid } from './article-card.tsx'

/** Links below the text: other articles, the career guidance, the jobs. */
export function ArticleWays({ article: { previous, next, related } }: { readonly article: Article }) {
  return (
    <div className="mt-10 grid gap-8 print:hidden">
      {(previous ?? next) && (
        <nav aria-label="Other articles" className="grid gap-3 sm:grid-cols-2">
          {previous ? <Neighbor link={previous} side="previous" /> : <span />}
          {next && <Neighbor link={next} side="next" />}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className="grid gap-4">
          <h2 id="related" className="text-xl">
            Related articles
          </h2>
          <ArticleGrid articles={related} level="h3" />
        </section>
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <ButtonLink to="/career-guidance" look="outline">
          Explore Career Guidance
        </ButtonLink>
        <ButtonLink to="/jobs" look="outline">
          Browse Jobs
        </ButtonLink>
      </div>
    </div>
  )
}

const words = { previous: 'Previous', next: 'Next' } as const

function Neighbor({ link: { slug, title }, side }: { readonly link: ArticleLink; readonly side: 'previous' | 'next' }) {
  return (
    <Link
      to={`/blog/${slug}`}
      rel={side === 'next' ? 'next' : 'prev'}
      className={`grid gap-1 rounded-card border border-line bg-card p-4 hover:border-blue ${side === 'next' ? 'justify-items-end text-right' : ''}`}
    >
      <span className="inline-flex items-center gap-1 text-sm text-soft">
        {side === 'previous' && <ArrowLeft aria-hidden="true" className="size-4" />}
        {words[side]}
        {side === 'next' && <ArrowLeft aria-hidden="true" className="size-4 rotate-180" />}
      </span>
      <span className="font-medium">{title}</span>
    </Link>
  )
}
