import { printOwnCv } from '#features/cvs/server/public.ts'
import { brand } from '#features/site/brand.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { isoDateText } from '#platform/contract/dates.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { type PersonalDataTable, nameOf } from '#platform/server/personal-data.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { records } from '../contract.ts'
import { listRows, type Scope } from './queries.ts'
import { scopeOf } from './preview-deletion.ts'
import { promisify } from 'node:util'
import { type AsyncZippable, zip, type ZipOptions } from 'fflate'

const zipUp = promisify<AsyncZippable, Uint8Array>(zip)

/** Compresses large parts outside of the main thread. Files that are already compressed, such as a PDF, are only stored. */
function zipped(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const packed = Object.entries(files).map(([name, content]): [string, [Uint8Array, ZipOptions]] => [
    name,
    [content, { level: name.endsWith('.pdf') ? 0 : 6 }],
  ])
  return zipUp(Object.fromEntries(packed))
}

const recordsDownloads: RateLimit = { name: 'downloads of records', per: 'account', max: 10, windowSeconds: hours(1) }

const largestBytes = 40_000_000

/** Exports all personal data of a person, readable for people and programs, and the CV as a PDF. */
export async function exportRecords(
  context: AppContext,
  personalData: readonly PersonalDataTable[],
  userId: string,
): Promise<File> {
  const { db, rateLimits, clock } = context
  await rateLimits.consume([countOf(recordsDownloads, userId)])
  const scope = await scopeOf(db, personalData, userId)
  const text = await written(context, scope)
  const cv = await printOwnCv(context, userId)
  const files = { 'records.json': new TextEncoder().encode(text), ...(cv ? { [cv.name]: cv.content } : {}) }
  const day = isoDateText(clock().toISOString())
  return { name: `${brand.name}-records-${day}.zip`, content: await zipped(files) }
}

/** Written table by table, so that the data is never in memory twice. */
async function written({ db, clock }: AppContext, scope: Scope): Promise<string> {
  const exported = scope.personalData.filter(({ notExported }) => notExported === undefined)
  const parts: string[] = []
  let bytes = 0
  for (const personalTable of exported) {
    const rows = await listRows(db, scope, personalTable)
    const part = `${JSON.stringify(nameOf(personalTable))}: ${JSON.stringify({ ...explained(personalTable), rows: rows.map(inOurWords) }, null, 2)}`
    bytes += part.length
    if (bytes > largestBytes) throw refuse(records['GET /api/account/records'], 'tooLarge')
    parts.push(part)
  }
  const head = { product: brand.name, madeAt: clock().toISOString(), notExported: keptBack(scope.personalData) }
  return `${JSON.stringify(head, null, 2).replace(/\n}$/, ',')}\n"records": {\n${parts.join(',\n')}\n}\n}\n`
}

function explained({ about, leftOut = {} }: PersonalDataTable): object {
  return { about, leftOut: inOurWords(leftOut) }
}

function keptBack(personalData: readonly PersonalDataTable[]): object {
  return Object.fromEntries(
    personalData.flatMap((personalTable) =>
      personalTable.notExported ? [[nameOf(personalTable), `${personalTable.about} ${personalTable.notExported}`]] : [],
    ),
  )
}

/** Renames columns to the names in our calls. */
function inOurWords(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  )
}
