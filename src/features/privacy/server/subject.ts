/** Whose data it is: a person with an account, or a CV that no account holds. */
export type SubjectId = { readonly userId: string } | { readonly cvId: string }

/** What is kept of a CV belongs to its account, if it has one: it then outlives the CV. */
export function subjectOf(cv: { readonly id: string; readonly userId: string | null }): SubjectId {
  return cv.userId === null ? { cvId: cv.id } : { userId: cv.userId }
}
