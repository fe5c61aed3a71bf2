import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { localPasswords } from './local-passwords.ts'

/** Only passwords that are long enough are listed; shorter ones are refused for their length. */
const listed = 10_000
const shortest = 6

let common: Promise<ReadonlySet<string>> | undefined

/** The list is read when the first password is chosen, not at the start. Only this part of it stays in memory. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(password.toLowerCase())
}

/** The most common first. Read as a file and not imported, because a module would keep all 49,000 in memory. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  const ranked: readonly string[] = JSON.parse(await readFile(file, 'utf8'))
  return new Set([...ranked.filter(({ length }) => length >= shortest).slice(0, listed), ...localPasswords])
}
