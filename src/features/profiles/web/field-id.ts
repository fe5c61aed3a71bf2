/** The id of the field for an error or a link. */
export function fieldId(path: string): string {
  return `profile-${path.replaceAll('.', '-')}`
}
