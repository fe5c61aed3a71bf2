import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { redirect, useLoaderData, useParams } from 'react-router'
import { articleFacts, linkPicture } from '#features/articles/article-facts.ts'
import { ArticlePage } from '#features/articles/web/article-page.tsx'
import { articleFor } from '#features/articles/web/article-queries.ts'
import { ArticleWays } from '#features/articles/web/article-ways.tsx'
import { CallFailed } from '#platform/web/call.ts'
import { load, loaderResult } from '#platform/web/load.ts'
import { Seo, SiteIdentity } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'

/** Loads the article. A former address redirects to the present one. */
export const loader = load(async (client, _url, { slug = '' }) => {
  try {
    const article = await client.ensureQueryData(articleFor(slug))
    return article.slug === slug ? loaderResult(true) : redirect(`/blog/${article.slug}`, 301)
  } catch (error) {
    // An address with invalid characters (400) is a missing article too.
    if (error instanceof CallFailed && [400, 404].includes(error.status)) return loaderResult(false, 404)
    throw error
  }
})

export function Component() {
  const { slug = '' } = useParams()
  return useLoaderData() === true ? <ReadableArticle slug={slug} /> : <Missing />
}

function ReadableArticle({ slug }: { readonly slug: string }) {
  const { data: article } = useSuspenseQuery(articleFor(slug))
  const { origin } = use(SiteIdentity)
  const description = article.seoDescription ?? article.excerpt
  return (
    <>
      <Seo
        title={article.seoTitle ?? article.title}
        {...(description ? { description } : {})}
        path={`/blog/${article.slug}`}
        type="article"
        picture={linkPicture(article)}
        facts={articleFacts(article, { origin })}
      />
      <ArticlePage article={article}>
        <ArticleWays article={article} />
      </ArticlePage>
    </>
  )
}

function Missing() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4 py-12">
      <Seo title="Blog Post Not Found" isHidden />
      <h1 className="text-2xl two:text-3xl">Blog Post Not Found</h1>
      <p className="text-soft">The article has moved, or the link is wrong.</p>
      <ButtonLink to="/blog">Back to Blog</ButtonLink>
    </div>
  )
}
