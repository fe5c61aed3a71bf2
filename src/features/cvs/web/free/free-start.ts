import { blankFields } from '../cv-fields.ts'
import { readKept } from '../keep-typing.ts'
import { chooseStart, keptKey, type Start, type Stored } from '../kept-typing.ts'

/** Whoever types here has no account: the browser keeps the text under this name. */
export const nobody = 'free'

/** The server has nothing of it before the CV is made. */
export const nothingStored: Stored = { kind: 'none', at: null, fields: blankFields({ firstName: '', lastName: '', email: '' }) }

export function freeStart(): Start {
  return chooseStart(readKept(keptKey(nobody)), nothingStored)
}
