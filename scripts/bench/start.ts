/** Measures the time from the start command until the portal answers, with data from an earlier start. */
import { withFolder } from './folder.ts'
import { runPortal } from './portal.ts'
import { print, quantile, rounded } from './print.ts'

const starts = 5
const mostSeconds = 2
const ways = [
  { name: 'node', command: [process.execPath, 'src/app/server/main.ts'] },
  { name: 'npm start', command: ['npm', 'start'] },
] as const

export async function benchStart(): Promise<boolean> {
  return withFolder(async (folder) => {
    // The first start creates the database and compiles files for the later ones.
    await (await runPortal(folder)).stop()
    const samples = new Map<string, number[]>(ways.map(({ name }) => [name, []]))
    for (let start = 0; start < starts; start++) {
      for (const { name, command } of ways) samples.get(name)?.push(await secondsOf(folder, command))
    }
    const rows = [...samples].map(([name, seconds]) => ({
      start: name,
      'seconds (median)': rounded(quantile(seconds, 0.5)),
      'seconds (lowest)': rounded(Math.min(...seconds)),
      'at most': mostSeconds,
    }))
    print('start', rows, { starts: rows })
    // The minimum is compared with the budget, because other load on the machine only adds time.
    return [...samples.values()].every((seconds) => Math.min(...seconds) <= mostSeconds)
  })
}

async function secondsOf(folder: string, command: readonly [string, ...string[]]): Promise<number> {
  const begun = performance.now()
  const { stop } = await runPortal(folder, command)
  const seconds = (performance.now() - begun) / 1_000
  await stop()
  return seconds
}
