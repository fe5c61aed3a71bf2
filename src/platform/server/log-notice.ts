import { scrubbed } from './scrub.ts'

/** A line in the form of the log, for what happens beside the requests and before there is a server. */
export function logNotice(sentence: string): void {
  const line = { level: 40, time: Date.now(), pid: process.pid, msg: scrubbed(sentence) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
