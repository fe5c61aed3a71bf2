/** What an email says, once: the text and the HTML are both made from it. */
export type Email = {
  /** Names the action once for all time: an email of that name leaves once. It becomes the Message-ID. */
  readonly key: string
  readonly to: string
  /** Whom an answer reaches, where that is not us. */
  readonly replyTo?: string
  readonly subject: string
  readonly body: readonly Block[]
  /** Why the person gets it, as a whole sentence: "You get this email because …". */
  readonly why: string
  /** Where emails of this kind end: opened by the person, or sent an empty POST by the mail program (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/**
 * A paragraph, which may have several lines; the name of what follows; the one thing to do, as a button; or one of several things to look
 * at, with a few words about it. All of it is text: what people typed may stand in it as it is.
 */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly button: string; readonly url: string }
  | { readonly link: string; readonly url: string; readonly note?: string }

/** Who writes: the name on every email. */
export type Sender = { readonly name: string }

/** Each address stands alone on its line, so that a person or a program can take it whole. */
export function textOf({ body, why, unsubscribeUrl }: Email, { name }: Sender): string {
  const end = unsubscribeUrl ? [`To get no more letters of this kind, open this link:\n${unsubscribeUrl}`] : []
  return `${[...body.map(inText), name, why, ...end].join('\n\n')}\n`
}

function inText(block: Block): string {
  if (typeof block === 'string') return block
  if ('heading' in block) return block.heading
  if ('button' in block) return `${block.button}:\n${block.url}`
  return [block.link, ...(block.note ? [block.note] : []), block.url].join('\n')
}
