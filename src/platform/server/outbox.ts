import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** An email in the outbox. */
export type StoredEmail = {
  readonly name: string
  readonly to: string
  readonly subject: string
  readonly writtenAt: Date
  readonly text: string
  readonly html: string
}

/** The file name of the email with this key. */
export function fileOf(key: string): string {
  return `${key.replace(/[^\w.-]/g, '_')}.eml`
}

/** The emails in the outbox, the newest first. */
export async function listOutbox(outbox: string): Promise<StoredEmail[]> {
  const names = await readdir(outbox).catch((): string[] => [])
  const emails = await Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readStoredEmail(outbox, name)))
  return emails.toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime())
}

/** Null if there is no email of that name. */
export async function findStoredEmail(outbox: string, name: string): Promise<StoredEmail | null> {
  const names = await readdir(outbox).catch((): string[] => [])
  return names.includes(name) && name.endsWith('.eml') ? readStoredEmail(outbox, name) : null
}

/** Parses an email of the outbox. It reads only the format that `mail-message.ts` writes. */
async function readStoredEmail(outbox: string, name: string): Promise<StoredEmail> {
  const file = path.join(outbox, name)
  const raw = await readFile(file, 'utf8')
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const header = (field: string): string =>
    decoded(new RegExp(`^${field}:((?:.|\\r\\n[ \\t])*)`, 'im').exec(head)?.[1]?.replace(/\r\n(?=[ \t])/g, '') ?? '').trim()
  const boundary = /boundary="?([\w-]+)/.exec(header('content-type'))?.[1] ?? '\0'
  const [, text = '', html = ''] = raw.split(`--${boundary}\r\n`).map(bodyOf)
  return {
    name,
    to: header('to'),
    subject: header('subject'),
    writtenAt: (await stat(file)).mtime,
    text: text.replaceAll('\r\n', '\n'),
    html: Buffer.from(html, 'base64').toString(),
  }
}

function bodyOf(part: string): string {
  return (
    part
      .slice(part.indexOf('\r\n\r\n') + 4)
      .split('\r\n--part-', 1)[0]
      ?.trim() ?? ''
  )
}

/** Decodes header words outside ASCII (RFC 2047). */
function decoded(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(?:b\?([^?]*)|q\?([^?]*))\?=/gi, (_word, base64: string | undefined, quoted: string | undefined) =>
      base64 === undefined ? unquoted(quoted ?? '') : Buffer.from(base64, 'base64').toString(),
    )
}

function unquoted(word: string): string {
  const bytes = word
    .replaceAll('_', ' ')
    .replace(/=([\dA-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
