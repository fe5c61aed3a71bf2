import { redirect } from 'react-router'
import { editPath } from '#features/job-posting/web/posting-paths.ts'
import { load } from '#platform/web/load.ts'

/** The browser chooses the id, so that the draft has a URL before its first save. */
export const loader = load(async (_client, { searchParams }) => {
  const like = searchParams.get('like')
  return redirect(`${editPath(crypto.randomUUID())}?new${like ? `&like=${encodeURIComponent(like)}` : ''}`)
})

export function Component() {
  return null
}
