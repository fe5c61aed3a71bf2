import { Unavailable } from '#platform/server/failures.ts'

/** For tests that make no PDFs. */
export async function noTypesetter(): Promise<never> {
  throw new Unavailable('no typesetter in this test')
}
