import type { CvBody } from '../contract.ts'

/** What the templates in `typst/` are given. */
export function printed(body: CvBody): Readonly<Record<string, unknown>> {
  return { ...body }
}
