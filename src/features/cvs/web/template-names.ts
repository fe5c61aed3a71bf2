import type { Template } from '../contract.ts'

/** The names and descriptions of the templates. */
export const templateNames: Readonly<Record<Template, { readonly name: string; readonly text: string }>> = {
  modern: { name: 'Modern', text: 'Clear headings, one blue accent' },
  classic: { name: 'Classic', text: 'Centred name, ruled sections' },
  creative: { name: 'Creative', text: 'A dark head, marked headings' },
  minimal: { name: 'Minimal', text: 'Type and white space only' },
}
