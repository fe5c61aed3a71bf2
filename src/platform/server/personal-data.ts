/** The person whose records are requested. `address` is a verified email address, or null. */
export type DataSubject = {
  readonly id: string
  readonly address: string | null
  /** Also includes rows that belong to the person by the email address only, and not by the account. */
  readonly withEmailOnly: boolean
}

/** How a row is matched to its person. A row belongs to a person when one of the links of its table matches. */
export type Link =
  | {
      readonly column: string
      readonly is: 'id' | 'address'
      /** An additional SQL condition. */
      readonly when?: string
      /** The row is matched by the email address only. It is deleted if the person chooses so. */
      readonly isEmailOnly?: true
    }
  /** The column references the id of a row of another personal data table, which is earlier in the list. */
  | { readonly column: string; readonly in: string }
  /** The text column contains the id of a row of another personal data table. */
  | { readonly column: string; readonly names: string }

type Reasons = Readonly<Record<string, string>>

/** What happens to the rows when the account is deleted. Columns that stay in an anonymised row are listed, each with its reason. */
type OnDelete = 'erased' | { readonly set: Readonly<Record<string, string | boolean | number | null>>; readonly stays: Reasons }

/**
 * A table, or a part of one, with personal data. Every feature declares its own, and `app/server/features.ts` joins them. The export, the deletion of
 * an account and their tests are made from that list.
 */
export type PersonalDataTable = {
  /** A name for this part, if the table has several parts. */
  readonly name?: string
  readonly table: string
  /** A description for the person who reads the export. */
  readonly about: string
  readonly links: readonly Link[]
  /** Columns that are not exported, because they are secrets or belong to somebody else. Each with its reason. */
  readonly leftOut?: Reasons
  /** Why no row of this table is exported. */
  readonly notExported?: string
  readonly onDelete: OnDelete
}

export function nameOf({ name, table }: PersonalDataTable): string {
  return name ?? table
}
