/** The person whose records are asked for. `address` is proved to be theirs; null when none is. */
export type DataSubject = {
  readonly id: string
  readonly address: string | null
  /** Also what is theirs by the address only, and not by the account. */
  readonly withEmailOnly: boolean
}

/** How a row shows whose it is. A row belongs to a person when one of the links of its personal data table leads there. */
export type Link =
  | {
      readonly column: string
      readonly is: 'id' | 'address'
      /** A condition in SQL that holds beside it. */
      readonly when?: string
      /** Theirs by the address only: erased when the person wishes it. */
      readonly isEmailOnly?: true
    }
  /** Points to the id of a row of another personal data table, which stands above this one in the list. */
  | { readonly column: string; readonly in: string }
  /** A text that is the id of a row of another personal data table. */
  | { readonly column: string; readonly names: string }

type Reasons = Readonly<Record<string, string>>

/** What becomes of the rows when the account is deleted. What stays of an anonymous row is named, each with its reason. */
type OnDelete = 'erased' | { readonly set: Readonly<Record<string, string | boolean | number | null>>; readonly stays: Reasons }

/**
 * One table, or a part of one, in which a feature holds something on a person. Every feature declares its own, and they are
 * joined in `app/server/features.ts`: the export, the deletion of an account and their tests are made from that list.
 */
export type PersonalDataTable = {
  /** The name of the table, unless it has more than one part. */
  readonly name?: string
  readonly table: string
  /** What it is, for the person who reads the export. */
  readonly about: string
  readonly links: readonly Link[]
  /** Columns that are not exported: what would open a door, or is somebody else's. Each with its reason. */
  readonly leftOut?: Reasons
  /** Why none of its rows is exported. */
  readonly notExported?: string
  readonly onDelete: OnDelete
}

export function nameOf({ name, table }: PersonalDataTable): string {
  return name ?? table
}
