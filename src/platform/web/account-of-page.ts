/** On the server, which makes pages for many people at once, this stays without an account. */
let findAccount = (): string | undefined => undefined

export function setAccountOfPage(find: () => string | undefined): void {
  findAccount = find
}

export const accountOfPage = (): string | undefined => findAccount()

/**
 * Names the account that this page was made for. If somebody else has signed in in another tab meanwhile, the browser sends their cookie, and the server
 * refuses the call: it would write the text of one person into the account of another.
 */
export function accountHeader(): Readonly<Record<string, string>> {
  const account = findAccount()
  return account === undefined ? {} : { 'x-account': account }
}
