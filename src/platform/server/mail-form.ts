import MimeNode from 'nodemailer/lib/mime-node'
import type { Letter } from './mail.ts'

/**
 * The letter as RFC 5322 wants it. The text goes as it is: nothing that would break a link over two lines or spell its `=` as `=3D`,
 * so a person or a program can read it straight out of the file.
 */
export function written(letter: Letter, from: string, date: Date): string {
  const text = folded(letter.text)
  const isPlain = /^[\r\n\t\u0020-\u007e]*$/.test(text)
  const head = new MimeNode('text/plain; charset=utf-8').setHeader({
    from,
    to: letter.to,
    subject: letter.subject,
    'message-id': `<${letter.key}@${domainOf(from)}>`,
    date: date.toUTCString().replace('GMT', '+0000'),
    'auto-submitted': 'auto-generated',
    'content-transfer-encoding': isPlain ? '7bit' : '8bit',
  })
  return `${head.buildHeaders()}\r\n\r\n${text}\r\n`
}

/** A line of a letter may have 998 bytes. Only what people wrote themselves can be longer, and it has spaces. */
function folded(text: string): string {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .flatMap((line) => (line.length > 300 ? (line.match(/.{1,300}(?:\s|$)|\S+/gu) ?? []) : [line]))
    .map((line) => line.trimEnd())
    .join('\r\n')
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).replace('>', '')
}
