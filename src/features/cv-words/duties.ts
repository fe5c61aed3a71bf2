import { isHeadLike, type Paragraph } from './paragraph.ts'
import { scoreOf } from './words.ts'

const longest = 200
/** Sentences that begin with one of these verbs may name the employer: "Worked with Rao & Sons". */
const ofEmployment =
  /^(?:worked|joined|employed|served|engaged|associated|started|appointed|promoted|posted|deputed|hired|interned|trained|completed)\s/i
const done = /^(?:\p{Lu}\p{Ll}{2,20}ed|Led|Built|Wrote|Made|Ran|Won|Grew|Kept|Taught|Sold|Drove|Oversaw)\s[\p{Ll}\d]/u

/** Whether the text tells what was done: "Managed 400 routers across three circles". It names neither an employer nor a position. */
export const isDuty = (text: string): boolean =>
  text.length <= longest && done.test(text) && text.split(' ').length >= 4 && !ofEmployment.test(text) && scoreOf(text) >= 0

export const isHeadLine = (line: Paragraph): boolean => isHeadLike(line) && !isDuty(line.text)
