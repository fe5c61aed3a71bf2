declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Result = { readonly login: { readonly accountId: string } } | { readonly error: string }
  export class Provider {
    constructor(issuer: string, configuration: object)
    readonly callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>
    readonly interactionFinished: (request: IncomingMessage, response: ServerResponse, result: Result) => Promise<void>
    readonly Grant: new (of: { accountId: string; clientId: string }) => {
      readonly addOIDCScope: (scope: string) => void
      readonly save: () => Promise<string>
    }
  }
}
