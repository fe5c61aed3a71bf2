import { randomUUID } from 'node:crypto'
import { type Answer, type Person, testPassword, type TestPortal } from '../portal.ts'

export const newPassword = 'guavas-in-july'

/** Requests resets of forgotten passwords. Each request uses another IP address, so that rate limits do not interfere. */
export function resetting(portal: TestPortal) {
  let network = 0

  function forgot(email: string, remoteAddress = `10.0.0.${++network}`): Promise<Answer> {
    return portal.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email }, remoteAddress })
  }

  function reset(token: string | undefined, password = newPassword, remoteAddress = '127.0.0.1'): Promise<Answer> {
    const payload = { token, newPassword: password }
    return portal.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload, remoteAddress })
  }

  /** Returns the tokens in the emails to an address, oldest first. Each link must be on a line of its own. */
  async function tokensTo(email: string): Promise<string[]> {
    await portal.settle()
    return portal.emails
      .filter(({ to, key }) => to === email && key.startsWith('reset-password-'))
      .map(({ text }) => /^http:\/\/localhost:3000\/reset-password\?token=(reset-[\w-]{43})$/m.exec(text)?.[1] ?? 'no link')
  }

  async function aForgetful(): Promise<Person & { readonly token: string }> {
    const person = await portal.aUser()
    await forgot(person.email)
    const [token = ''] = await tokensTo(person.email)
    return { ...person, token }
  }

  async function aNewcomer(): Promise<string> {
    const person = { email: `${randomUUID()}@example.in`, password: testPassword, firstName: 'Asha', lastName: 'Menon' }
    await portal.visitor.call('POST /api/auth/register', person)
    return person.email
  }

  const signIn = (email: string, password: string): Promise<Answer> =>
    portal.visitor.call('POST /api/auth/login', { email, password })

  return { forgot, reset, tokensTo, aForgetful, aNewcomer, signIn }
}
