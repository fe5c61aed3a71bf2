import { useParams } from 'react-router'
import { ArticleForm } from '#features/article-editor/web/article-form.tsx'
import { editedArticle } from '#features/article-editor/web/editor-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(
  (client, _url, { articleId = '' }) => client.fetchQuery({ ...editedArticle(articleId), staleTime: 0 }),
  'articles',
)

export function Component() {
  const { articleId = '' } = useParams()
  return (
    <>
      <Seo title="Edit an Article" isHidden />
      <StaffHeading title="Edit an Article" lead="Saved as you type. Readers see it when you publish." />
      <ArticleForm key={articleId} articleId={articleId} />
    </>
  )
}
