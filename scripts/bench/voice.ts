/** Measures the connection time and cost of voice calls, and whether concurrent calls lose lines. Uses the fake voice service on this machine. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'
import { aVoiceService } from '#tests/fakes/voice-service.ts'
import { freePort, watchHeap } from './heap.ts'
import { withFolder } from './folder.ts'
import { runPortal } from './portal.ts'
import { type Call, endCall, openCall, signIn, type World } from './voice-calls.ts'
import { print, quantile, rounded } from './print.ts'

const most = { connectMs: 300, corePercent: 5, growthMb: 3 } as const
const warmUps = 3
const connects = 15
const together = 20
const linesEach = 8
/** The time between two lines in milliseconds. People speak no faster. */
const lineMs = 2_000
/** The number of calls for measuring memory growth. The first ones fill caches and compile code and are not counted. */
const manyCalls = 200
const firstCalls = 50
/** The wait in milliseconds until the resources of the last call are released. */
const restMs = 3_000

export async function benchVoice(): Promise<boolean> {
  return withFolder(async (folder) => {
    const [database, service] = [await openEmbedded(folder), await aVoiceService()]
    const env = { ...service.env, DATABASE_URL: database.url, DEMO_DATA: 'on' }
    const inspector = await freePort()
    const portal = await runPortal(folder, [process.execPath, `--inspect=127.0.0.1:${inspector}`, 'src/app/server/main.ts'], env)
    const sql = new Client(database.url)
    try {
      await sql.connect()
      await sql.query('update employers set interviewer_addon_active = true')
      const employer = await signIn(portal.address)
      const figures = await measure({ ...portal, service, sql, employer }, inspector)
      print('voice', figures.rows, { rows: figures.rows })
      return figures.isKept
    } finally {
      await sql.end()
      await portal.stop()
      await service.close()
      await database.stop()
    }
  })
}

async function measure(world: World, inspector: number) {
  for (let count = 0; count < warmUps; count++) await endCall(world, await openCall(world))
  const connected: number[] = []
  for (let count = 0; count < connects; count++) connected.push((await endCall(world, await openCall(world))).ms)
  const busy = await manyAtOnce(world)
  const growthMb = await memoryOf(world, inspector)
  const connectMs = rounded(quantile(connected, 0.5))
  const rows = [
    { measured: `connect, p50 ms (at most ${most.connectMs})`, value: connectMs },
    { measured: `% of a core of each of ${together} calls (at most ${most.corePercent})`, value: busy.corePercent },
    { measured: `lines lost of ${together * linesEach} (none)`, value: busy.lost },
    { measured: `MB more that stay, from call ${firstCalls} to ${manyCalls} (at most ${most.growthMb})`, value: growthMb },
  ]
  const isKept =
    connectMs <= most.connectMs && busy.corePercent <= most.corePercent && busy.lost === 0 && growthMb <= most.growthMb
  return { rows, isKept }
}

async function manyAtOnce(world: World) {
  const calls: Call[] = []
  for (let count = 0; count < together; count++) calls.push(await openCall(world))
  const [cpu, begun] = [cpuSeconds(world.pid), performance.now()]
  for (let line = 0; line < linesEach; line++) {
    for (const { fake } of calls) fake.hear(`This is line ${line} of what I say.`)
    await pause(lineMs)
  }
  const seconds = (performance.now() - begun) / 1_000
  const corePercent = rounded(((cpuSeconds(world.pid) - cpu) / seconds / together) * 100)
  await Promise.all(calls.map((call) => endCall(world, call)))
  const query = `select count(*)::int as lines from interview_lines where via = 'voice' and session_id = any($1)`
  const { rows } = await world.sql.query<{ lines: number }>(query, [calls.map(({ id }) => id)])
  return { corePercent, lost: together * linesEach - (rows[0]?.lines ?? 0) }
}

async function memoryOf(world: World, inspector: number): Promise<number> {
  const heap = await watchHeap(inspector)
  let before = 0
  for (let count = 0; count < manyCalls; count++) {
    if (count === firstCalls) before = await restedMb(heap)
    await endCall(world, await openCall(world))
  }
  const after = await restedMb(heap)
  heap.close()
  return rounded(after - before)
}

async function restedMb({ keptMb }: Awaited<ReturnType<typeof watchHeap>>): Promise<number> {
  await pause(restMs)
  return keptMb()
}

/** The processor time of a process. The kernel counts it in hundredths of a second. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
