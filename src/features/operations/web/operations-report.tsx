import { useSuspenseQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import type { Check, Operations } from '../contract.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { operationsState } from './operations-query.ts'

const labels: Readonly<Record<Check['name'], string>> = {
  database: 'Database',
  queue: 'Queue',
  mail: 'Email',
  storage: 'Files',
  typesetter: 'PDFs',
}

const momentOf = (iso: string): string => `${dateText(iso)}, ${timeText(iso)}`

export function OperationsReport() {
  const { data } = useSuspenseQuery(operationsState)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ul aria-label="Health" className="grid gap-4 two:grid-cols-2">
        {data.checks.map((check) => (
          <li key={check.name}>
            <Health {...check} />
          </li>
        ))}
      </ul>
      <FailedJobs jobs={data.failedJobs} />
      <Retention runs={data.retentionRuns} />
      <SlowQueries queries={data.slowQueries} />
      <p className="text-soft">
        Pasand {data.version}, Node {data.node}, PostgreSQL {data.postgresql}, running since {momentOf(data.startedAt)}
      </p>
    </div>
  )
}

function Health({ name, isHealthy, text }: Check) {
  const Icon = isHealthy ? CircleCheck : CircleAlert
  return (
    <Card className="grid gap-1">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${isHealthy ? 'text-leaf' : 'text-brick'}`} />
        {labels[name]}: {isHealthy ? 'healthy' : 'failing'}
      </h2>
      <p className="wrap-anywhere text-soft">{text}</p>
    </Card>
  )
}

function Retention({ runs }: { readonly runs: Operations['retentionRuns'] }) {
  if (runs.length === 0) return <p className="text-soft">Old data has not been deleted yet. It is deleted every hour.</p>
  return (
    <Table caption="Deletion of old data">
      <thead>
        <tr>
          <Th>Data</Th>
          <Th>Last run</Th>
          <Th isNumber>Milliseconds</Th>
          <Th>Result</Th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ name, ranAt, ms, error }) => (
          <tr key={name}>
            <Td>{name}</Td>
            <Td>{momentOf(ranAt)}</Td>
            <Td isNumber>{ms.toLocaleString('en-IN')}</Td>
            <Td className="wrap-anywhere">{error ?? 'Done'}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function SlowQueries({ queries }: { readonly queries: Operations['slowQueries'] }) {
  if (queries.length === 0) return <p className="text-soft">No query has taken longer than 200 ms since the start.</p>
  return (
    <Table caption="Slow queries since the start">
      <thead>
        <tr>
          <Th isNumber>Milliseconds</Th>
          <Th>Last</Th>
          <Th>Statement</Th>
        </tr>
      </thead>
      <tbody>
        {queries.map(({ text, ms, at }) => (
          <tr key={text}>
            <Td isNumber>{ms.toLocaleString('en-IN')}</Td>
            <Td>{momentOf(at)}</Td>
            <Td>
              <code className="block max-h-32 min-w-64 overflow-hidden text-sm wrap-anywhere">{text}</code>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
