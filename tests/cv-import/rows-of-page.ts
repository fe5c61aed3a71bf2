/** Joins the lines of a page that is given as rows of texts, as a PDF would place them. */
import { joined } from '#features/pdf-layout/join-lines.ts'
import { linesOf, type Piece } from '#features/pdf-layout/pdf-lines.ts'

/** `x` is the left edge in points. A character is five points wide, a row 16 points high. */
export type Text = readonly [x: number, text: string, font?: string]
const page = { number: 1, width: 600, height: 800 }

/** Each argument is a row, from top to bottom, with the texts that stand side by side in it. */
export const paragraphsOf = (...rows: readonly (readonly Text[])[]) =>
  joined(
    linesOf(
      rows.flatMap((row, at) =>
        row.map(([x, text, font = 'plain']): Piece => ({
          text,
          x,
          right: x + 5 * text.length,
          y: 780 - 16 * at,
          size: 10,
          isRtl: false,
          font,
        })),
      ),
      page,
    ),
  )
export const textsOf = (...rows: readonly (readonly Text[])[]): string[] => paragraphsOf(...rows).map(({ text }) => text)

/** A line as wide as the page. */
export const wide = 'Ten years of work in banks and in schools, in four towns of the coast and in one of the hills of the west.'
