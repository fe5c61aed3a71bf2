import type { NoImport } from '../contract.ts'

/** The reason why a file cannot be imported, as a refusal of the contract. */
export class NotImportable extends Error {
  override readonly name = 'NotImportable'
  readonly reason: NoImport

  constructor(reason: NoImport) {
    super(reason)
    this.reason = reason
  }
}
