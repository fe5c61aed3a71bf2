/** Lists, by name, the state of the process that would outlive a test file. */
export function stateOfProcess(): ReadonlyMap<string, unknown> {
  const all = Object.entries(process.env) // oxlint-disable-line no-restricted-properties -- what the files leave in it is the question
  // The image library sets this variable when it is first loaded.
  const environment = all.filter(([name]) => name !== 'VIPSHOME')
  const { Date: clock, Math: maths, JSON: json, fetch: ask, setTimeout: later, setInterval: often } = globalThis
  const builtIn = { clock, now: clock.now, random: maths.random, parse: json.parse, stringify: json.stringify, ask, later, often }
  return new Map<string, unknown>([
    ...environment,
    ...Object.entries(builtIn),
    ['folder', process.cwd()],
    ['exit code', process.exitCode],
  ])
}

/** Returns names only: the values of environment variables must not be in a report. */
export function changedSince(found: ReadonlyMap<string, unknown>): string[] {
  const left = stateOfProcess()
  const names = new Set([...found.keys(), ...left.keys()])
  return [...names].filter((name) => found.get(name) !== left.get(name))
}
