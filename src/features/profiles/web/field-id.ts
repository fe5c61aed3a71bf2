/** The field that a message is shown at, or a link leads to. */
export function fieldId(path: string): string {
  return `profile-${path.replaceAll('.', '-')}`
}
