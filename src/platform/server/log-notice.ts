import { scrubbed } from './scrub.ts'

/** A log line for events outside of requests, also before the server exists. */
export function logNotice(sentence: string): void {
  const line = { level: 40, time: Date.now(), pid: process.pid, msg: scrubbed(sentence) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
