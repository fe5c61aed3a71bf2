import type { JsonSchema } from './calls.ts'

/** A schema in the form of a TypeScript type: `{ email: string, phone?: string (up to 30) }`. */
export function shapeOf(schema: JsonSchema | boolean, indent = ''): string {
  if (typeof schema === 'boolean') return 'anything'
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => shapeOf(choice, indent)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return `[${shapeOf((schema.items ?? {}) as JsonSchema, indent)}, …]` // zod writes one schema for all items
  if (schema.properties) return objectOf(schema, indent)
  return `${nameOf(schema)}${limitsOf(schema)}`
}

function objectOf({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, type]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(type as JsonSchema, inner)}`, // as above
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function nameOf({ type, format, additionalProperties }: JsonSchema): string {
  if (type === 'object' || additionalProperties) return 'object'
  if (Array.isArray(type)) return type.join(' | ')
  return format ?? type ?? 'anything'
}

function limitsOf({ minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const [low, high] = [minLength ?? minimum, maxLength ?? maximum]
  if (low !== undefined && high !== undefined) return ` (${low} to ${high})`
  if (high !== undefined) return ` (up to ${high})`
  return low === undefined ? '' : ` (from ${low})`
}
