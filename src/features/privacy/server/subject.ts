/** The owner of data: a person with an account, or a CV without an account. */
export type SubjectId = { readonly userId: string } | { readonly cvId: string }

/** Entries about a CV belong to its account, if it has one: they then outlive the CV. */
export function subjectOf(cv: { readonly id: string; readonly userId: string | null }): SubjectId {
  return cv.userId === null ? { cvId: cv.id } : { userId: cv.userId }
}
