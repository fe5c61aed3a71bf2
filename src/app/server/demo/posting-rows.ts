import type { ClientBase } from 'pg'
import { demoId } from './demo-id.ts'
import { ago, insertRows, type Row } from './insert-rows.ts'
import { companies, userId } from './user-rows.ts'
import type { DemoWorld } from './demo-world.ts'

/**
 * The jobs of the first company that are not public. The first ones are public, because the first candidate has applied there. Chosen by id, so that
 * a larger load has the same.
 */
const hidden = `
  update jobs set is_active = false from (
    select id from jobs where posted_by = $1 order by id offset 3 limit 3) chosen where jobs.id = chosen.id`

/** The postings of jobs. Of the jobs that are not public, the first is on hold, the next paused, the next cancelled; the others are filled. */
const fromJobs = `
  insert into job_postings (id, employer_id, state, reason, held_from, updated_at, created_at, published_at, state_since, confirmed_at)
  select id, posted_by,
    case when is_active then 'open' when place = 1 then 'held' when place = 2 then 'paused' else 'closed' end,
    case when is_active then null when place = 1 then 'reports' when place = 2 then 'unconfirmed' when place = 3 then 'cancelled' else 'filled' end,
    case when place = 1 and not is_active then 'open' end,
    updated_at, created_at, created_at, $2::timestamptz - interval '1 day', $2::timestamptz - interval '3 days'
  from (select *, row_number() over (partition by is_active order by posted_by <> $3, id) as place from jobs where posted_by = any($1)) numbered
  on conflict do nothing`

/** Inserts postings for the jobs of the companies with a demo sign-in, in all states, and reports of one of them. */
export async function insertPostings(client: ClientBase, world: DemoWorld, reporters: readonly string[]): Promise<void> {
  const owned = Object.values(companies).flatMap((index) => world.employers[index]?.id ?? [])
  await client.query(hidden, [owned[0]])
  await client.query(fromJobs, [owned, world.anchor, owned[0]])
  await insertRows(client, 'job_postings', draftRows(world))
  const { rows } = await client.query<{ id: string }>(
    `update jobs set hold = 'money' from job_postings posting
     where posting.id = jobs.id and posting.state = 'held' and posting.employer_id = any($1) returning jobs.id`,
    [owned],
  )
  await insertRows(
    client,
    'job_reports',
    rows.flatMap(({ id }) => reportRows(world, id, reporters)),
  )
}

const drafts = ['Front Desk Executive', 'Accounts Assistant']
const text = {
  description: 'You greet visitors, take calls, and keep the desk and the diary of the office in order, six days a week.',
  place: 'Pune, Maharashtra',
  payPer: 'month',
  payFrom: '18000',
  payTo: '22000',
}

function draftRows(world: DemoWorld): Row[] {
  return drafts.map((title, index) => ({
    id: demoId(world.seed, 'posting', index),
    employer_id: world.employers[companies.employer]?.id,
    state: 'draft',
    body: { ...text, title },
    updated_at: ago(world, index + 1),
    created_at: ago(world, index + 1),
    state_since: ago(world, index + 1),
  }))
}

const reports = [
  { reason: 'asks_for_money', details: 'They asked for 1,500 rupees on the phone before the training.' },
  { reason: 'not_real', details: 'Nobody at the office knows of this job.' },
  { reason: 'wrong_facts', details: 'The pay on the phone was half of what is written.' },
] as const

function reportRows(world: DemoWorld, jobId: string, reporters: readonly string[]): Row[] {
  const people = [userId(world, 'fresher'), ...reporters]
  return reports.map((report, index) => ({
    id: demoId(world.seed, 'report', index),
    job_id: jobId,
    user_id: people[index],
    ...report,
    created_at: ago(world, 3 - index),
  }))
}
