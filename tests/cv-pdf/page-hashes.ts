import { createHash } from 'node:crypto'
import { contentOf, named, opened } from '#platform/server/pdf/pdf-objects.ts'

/** A hash of each page: what is drawn and where, with every glyph and colour. */
export function pageHashes(pdf: Uint8Array): readonly string[] {
  const { objects } = opened(pdf)
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object))
  return pages.map((page) => {
    const content = named(objects, page, 'Contents')
    if (!content) throw new Error('there is nothing on a page')
    return createHash('sha256').update(contentOf(content.object)).digest('hex').slice(0, 16)
  })
}
