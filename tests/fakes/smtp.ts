import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/**
 * How the server handles the next emails: `take` accepts them, `refuse` answers with an SMTP code, `hang` never answers, `slow` waits until the mood
 * changes.
 */
export type Mood = 'take' | { readonly refuse: number } | 'hang' | 'slow'

export type MailServer = {
  readonly url: string
  /** The received emails as sent. */
  readonly received: readonly string[]
  /** The number of attempts to deliver an email, successful or not. */
  readonly offers: () => number
  readonly turn: (mood: Mood) => void
  readonly close: () => Promise<void>
}

/** Starts a real SMTP server in this process, which stores the emails. */
export async function aMailServer(): Promise<MailServer> {
  const received: string[] = []
  const { onEmail, offers, turn } = moody((email) => void received.push(email))
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => onEmail(Buffer.concat(parts).toString(), done))
    },
  })
  // A client that times out and disconnects is expected.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offers,
    turn,
    close: () => {
      server.close(resolve)
      return closed
    },
  }
}

type Moody = Pick<MailServer, 'offers' | 'turn'> & {
  readonly onEmail: (email: string, done: (error?: Error) => void) => void
}

function moody(keep: (email: string) => void): Moody {
  let mood: Mood = 'take'
  let offers = 0
  let waiting: (() => void)[] = []
  return {
    offers: () => offers,
    turn: (next) => {
      mood = next
      for (const take of waiting) take()
      waiting = []
    },
    onEmail: (email, done) => {
      offers += 1
      const take = (): void => {
        keep(email)
        done()
      }
      if (mood === 'hang') return
      if (mood === 'slow') waiting.push(take)
      else if (mood === 'take') take()
      else done(Object.assign(new Error('not this one'), { responseCode: mood.refuse }))
    },
  }
}
