import { ArticleList } from '#features/article-editor/web/article-list.tsx'
import { articlePage } from '#features/article-editor/web/editor-queries.ts'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(
  (client, { searchParams }) => client.fetchQuery({ ...articlePage(pageNumberIn(searchParams)), staleTime: 0 }),
  'articles',
)

export function Component() {
  return (
    <>
      <Seo title="Blog" isHidden />
      <StaffHeading title="Blog" lead="Articles of the blog and the career guidance. Edited last, shown first." />
      <ArticleList page={pageNumberIn(useSearchParams())} />
    </>
  )
}
