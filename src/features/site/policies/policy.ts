/**
 * `{email}` in a text is replaced by the support address, `{aiProvider}` by the provider of the language model; the operator configures both. Without
 * a model, a paragraph that names its provider is left out.
 */
export type PolicySection = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

export type Policy = {
  readonly title: string
  readonly lead: string
  /** The day from which it is valid. */
  readonly from: string
  readonly sections: readonly PolicySection[]
}
