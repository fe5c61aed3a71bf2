import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createCall } from '#platform/web/call.ts'
import { type Pages, readPages } from '#features/cvs/web/read-pages.ts'
import type { CvView, cvSharing } from '../contract.ts'

const call = createCall((path, init) => fetch(path, init))
const key = 'GET /api/cvs/view/:cvId/pages' satisfies keyof typeof cvSharing

/** `load` waits for the pages, and retries if they could not be drawn. */
export type ViewPages = { readonly pages: Pages | null; readonly load: () => Promise<Pages> }

/** The pages of the PDF, which are drawn after the page itself is shown. */
export function useViewPages({ id, updatedAt, downloadAllowed, personalInfo }: CvView): ViewPages {
  const client = useQueryClient()
  const options = {
    // The owner may hide fields, which changes the pages.
    queryKey: [key, id, updatedAt, downloadAllowed, personalInfo],
    queryFn: async () => readPages(await call(key, { params: { cvId: id } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  }
  // In the browser only, because the image has to be decoded.
  const { data } = useQuery({ ...options, enabled: !import.meta.env.SSR })
  return { pages: data ?? null, load: () => client.ensureQueryData(options) }
}
