import { languageParts } from '#features/cvs/language-text.ts'
import type { CvFields, ListName } from '#features/cvs/web/cv-fields.ts'
import { alike } from './match-entries.ts'

/** An item of the file with its index there, and the item of the CV that it replaces with its index, '' and -1 if there is none. */
type NewItem = { readonly item: string; readonly at: number; readonly was: string; readonly instead: number }

/** The items of a list in the file that the CV lacks. A language whose fluency the CV does not know is completed. */
export function newItems(list: ListName, offered: readonly string[], now: CvFields): NewItem[] {
  const known = new Set(now[list].map(alike))
  return offered.flatMap((item, at) => {
    if (item.trim() === '' || offered.indexOf(item) !== at || known.has(alike(item))) return []
    const same = list === 'languages' ? now[list].findIndex((other) => nameOf(other) === nameOf(item)) : -1
    const was = now[list][same] ?? ''
    const isFuller = same < 0 || (fluencyOf(item) !== '' && fluencyOf(was) === '')
    return isFuller ? [{ item, at, was, instead: same }] : []
  })
}

const nameOf = (language: string): string => alike(languageParts(language.trim()).name)
const fluencyOf = (language: string): string => languageParts(language.trim()).fluency

/** The list with the accepted items of the file. */
export function itemsWith(list: ListName, offered: readonly string[], now: CvFields, isTaken: (at: number) => boolean): string[] {
  const items = [...now[list]]
  for (const { item, instead } of newItems(list, offered, now).filter((one) => isTaken(one.at))) {
    if (instead < 0) items.push(item)
    else items[instead] = item
  }
  return items
}
