/** `{email}` in a text stands for the support address, which the operator sets. */
export type PolicySection = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

export type Policy = {
  readonly title: string
  readonly lead: string
  /** The day from which it holds. */
  readonly from: string
  readonly sections: readonly PolicySection[]
}
