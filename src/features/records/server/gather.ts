import { printOwnCv } from '#features/cvs/server/door.ts'
import { brand } from '#features/site/brand.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { isoDateText } from '#platform/contract/dates.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { TooMany } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { type Holding, nameOf } from '#platform/server/holding.ts'
import { zipped } from '#platform/server/zip.ts'
import { records } from '../contract.ts'
import { listRows, type Scope } from './queries.ts'
import { scopeOf } from './scope.ts'

const perPerson = { max: 10, windowSeconds: 60 * 60 }
const largestBytes = 40_000_000

/** Everything that is held on a person, as a file for people and programs, and the CV as it is sent. */
export async function gather(facilities: Facilities, holdings: readonly Holding[], userId: string): Promise<File> {
  const { db, limits, clock } = facilities
  const wait = await limits.hit(`records ${userId}`, perPerson, clock())
  if (wait !== null) throw new TooMany(wait)
  const scope = await scopeOf(db, holdings, userId)
  const text = await written(facilities, scope)
  const cv = await printOwnCv(facilities, userId)
  const files = { 'records.json': new TextEncoder().encode(text), ...(cv ? { [cv.name]: cv.content } : {}) }
  const day = isoDateText(clock().toISOString())
  return { name: `${brand.name}-records-${day}.zip`, content: await zipped(files) }
}

/** Table by table, so that one person's years are never held twice. */
async function written({ db, clock }: Facilities, scope: Scope): Promise<string> {
  const exported = scope.holdings.filter(({ notExported }) => notExported === undefined)
  const parts: string[] = []
  let bytes = 0
  for (const holding of exported) {
    const rows = await listRows(db, scope, holding)
    const part = `${JSON.stringify(nameOf(holding))}: ${JSON.stringify({ ...explained(holding), rows: rows.map(inOurWords) }, null, 2)}`
    bytes += part.length
    if (bytes > largestBytes) throw refuse(records['GET /api/account/records'], 'tooLarge')
    parts.push(part)
  }
  const head = { product: brand.name, madeAt: clock().toISOString(), notExported: keptBack(scope.holdings) }
  return `${JSON.stringify(head, null, 2).replace(/\n}$/, ',')}\n"records": {\n${parts.join(',\n')}\n}\n}\n`
}

function explained({ about, leftOut = {} }: Holding): object {
  return { about, leftOut: inOurWords(leftOut) }
}

function keptBack(holdings: readonly Holding[]): object {
  return Object.fromEntries(
    holdings.flatMap((holding) => (holding.notExported ? [[nameOf(holding), `${holding.about} ${holding.notExported}`]] : [])),
  )
}

/** The columns under the names that they have in our calls. */
function inOurWords(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  )
}
