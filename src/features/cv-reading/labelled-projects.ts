const name =
  /^(?:(?:name|title) of (?:the )?project|(?:(?:major|mini|main|final[ -]year|academic) )?project(?: ?(?:#|no\.?)? ?\d{1,2})?(?: (?:name|title))?|title)\s*(?::\s*-?|\t\s*:?)\s*(?=\S)/i

const detail =
  /^(?:clients?(?: name)?|customer|roles?|position|designation|duration|period|team(?: size)?|environment|technolog(?:y|ies)(?: used)?|tools?(?: used)?|(?:project )?(?:description|summary|synopsis|abstract)|(?:roles? (?:and|&) )?responsibilit(?:y|ies)|domain|platform|front ?-?end|back ?-?end|database|languages?|operating systems?|organi[sz]ation|company|location|skills? used|software(?: used)?|hardware|guide|contribution|duties|objective)\s*(?::|\t)/i

const longest = 300

/** The name of a project behind its label, "Project Name: Retail Banking", or null. */
export function labelledProject(text: string): string | null {
  const label = text.length > longest ? null : name.exec(text)
  return label === null ? null : text.slice(label[0].length)
}

/** Whether the line says more about the project above it: "Client: Nadi Bank", "Team size: 4". */
export const isDetailOfProject = (text: string): boolean => text.length <= longest && detail.test(text)

/** The label of a time without the time, which was read. */
export const isLabelOfTime = (text: string): boolean => /^(?:duration|period|time)\s*[:–-]*$/i.test(text)
