import { useState } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one place: everything else begins such a form through this hook
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'

type SchemaForm<Fields extends FieldValues, Input> = {
  readonly defaultValues: DefaultValues<Fields>
  /** Fetches the schema of the contract. */
  readonly fetchSchema: () => Promise<z.ZodType<Input, FieldValues>>
  /** Converts the fields of the form, which may be more, to the input that is sent. */
  readonly inputOf: (fields: Fields) => FieldValues
}

/**
 * For forms with lists, steps or drafts: react-hook-form holds the values, and `useAction` sends them. Other forms use `useFormSubmit`, which saves
 * visitors 12 kB.
 */
export function useSchemaForm<Fields extends FieldValues, Input extends FieldValues>(options: SchemaForm<Fields, Input>) {
  const { defaultValues } = options
  const [resolver] = useState(() => resolverOf(options))
  // The focus goes to the list of errors instead.
  return useForm<Fields, unknown, Input>({ defaultValues, resolver, shouldFocusError: false })
}

function resolverOf<Fields extends FieldValues, Input extends FieldValues>({ fetchSchema, inputOf }: SchemaForm<Fields, Input>) {
  const resolver: Resolver<Fields, unknown, Input> = async (fields, context, options) => {
    // oxlint-disable-next-line no-restricted-imports -- the one place, and never in a first load
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), fetchSchema()])
    return zodResolver(schema)(inputOf(fields), context, options as never) as never // the paths of the schema are fields of the form
  }
  return resolver
}
