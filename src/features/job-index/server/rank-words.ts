/** Words of rank, as titles and searches have them. Who asks for a waiter does not mean the restaurant captain, although both belong to the trade. */
const ranks = [
  'agm avp captain chief dgm director gm head hod incharge lead leader manager president principal superintendent supervisor tl vp',
  'apprentice apprenticeship intern internship trainee',
].map((words) => words.split(' '))

/**
 * Returns a tsquery for titles of the rank that is typed. Without one, for titles that neither lead nor learn. `written` is the tsquery of the typed
 * words.
 */
export function rankQuery(written: string): string {
  const typed = ranks.filter((rank) => rank.some((word) => written.includes(`'${word}'`)))
  const any = (typed.length > 0 ? typed : ranks).flat().map((word) => `'#w${word}'`)
  return typed.length > 0 ? `(${any.join(' | ')})` : `!(${any.join(' | ')})`
}
