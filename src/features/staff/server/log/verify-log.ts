import { type Db, inSnapshot } from '#platform/server/db.ts'
import { emptyLogHash, hashOfDetails, hashOfRow, isLogSignature } from './log-hashes.ts'
import { type CheckedRow, countLogRows, listSeals, readLogHead, readLogRows } from '../log-queries.ts'

export type LogCheck = {
  readonly rows: number
  /** The number of rows whose details were erased, because the account that they named was deleted. */
  readonly erased: number
  readonly seals: number
  /** The number and hash of the last row. A person who writes them down can prove later that nothing was cut off. */
  readonly head: string
  /** The problems as sentences; empty if the log is intact. */
  readonly problems: readonly string[]
}

const rowsAtOnce = 1_000
const mostProblems = 20

/** Reads the whole log in one snapshot and recomputes every hash. `key` checks the signatures of the server. */
export async function verifyLog(db: Db, key: Buffer): Promise<LogCheck> {
  return inSnapshot(db, async (tx) => {
    const chain = await checkRows(tx)
    const seals = await listSeals(tx)
    const wrongSeals = seals.flatMap((seal) => {
      if (!isLogSignature(key, seal, seal.signature)) return [`The seal of row ${seal.seq} was not made by this server.`]
      return seal.rowHash?.equals(seal.hash) ? [] : [`Row ${seal.seq} is not the row that was sealed.`]
    })
    const problems = [...chain.problems, ...(await checkEnds(tx, chain)), ...wrongSeals].slice(0, mostProblems)
    const { rows, erased, last } = chain
    return { rows, erased, seals: seals.length, head: `${last.seq}:${last.hash.toString('hex')}`, problems }
  })
}

type Chain = {
  rows: number
  erased: number
  last: Pick<CheckedRow, 'seq' | 'hash'>
  readonly problems: string[]
}

async function checkRows(db: Db): Promise<Chain> {
  const chain: Chain = { rows: 0, erased: 0, last: { seq: '0', hash: emptyLogHash }, problems: [] }
  let after: CheckedRow | null = null
  for (;;) {
    const rows: CheckedRow[] = await readLogRows(db, after, rowsAtOnce)
    for (const row of rows) checkRow(chain, row)
    after = rows.at(-1) ?? null
    if (rows.length < rowsAtOnce) return chain
  }
}

/** Continues with the stored hash, so that one change is reported as one problem. */
function checkRow(chain: Chain, row: CheckedRow): void {
  const { last, problems } = chain
  if (BigInt(row.seq) !== BigInt(last.seq) + 1n) problems.push(`Row ${row.seq} follows row ${last.seq}.`)
  if (!hashOfRow(last.hash, row).equals(row.hash)) problems.push(`Row ${row.seq} is not what was written after row ${last.seq}.`)
  if (row.detailsHash && !row.details) chain.erased += 1
  if (row.details && !(row.detailsHash && hashOfDetails(row.details).equals(row.detailsHash)))
    problems.push(`The details of row ${row.seq} are not what was written.`)
  chain.rows += 1
  chain.last = row
}

/** Finds rows that were cut off at the end, or are outside of the chain. */
async function checkEnds(db: Db, { rows, last }: Chain): Promise<string[]> {
  const head = await readLogHead(db)
  const counted = await countLogRows(db)
  return [
    ...(head && head.seq === last.seq && head.hash.equals(last.hash)
      ? []
      : [`The log ends at row ${last.seq}, and the last row that was written is ${head?.seq ?? 'not recorded'}.`]),
    ...(counted.rows === rows ? [] : [`The table has ${counted.rows} rows, and the log ${rows}.`]),
    ...(counted.strayDetails === 0 ? [] : [`${counted.strayDetails} details belong to no row.`]),
  ]
}
