import { type RefObject, useState } from 'react'
import { categories, categoryTags } from '#features/articles/categories.ts'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { categoriesIn, type DraftFields, mostTags, tagsFault, tagsIn } from '../draft.ts'
import { SearchResult } from './search-result.tsx'
import type { ArticleDraft } from './use-article-draft.ts'

type FieldsProps = {
  readonly draft: Pick<ArticleDraft, 'fields' | 'set'>
  readonly errors: Readonly<Partial<Record<string, string>>>
}

/** The props of a field of the form. */
function propsOf(name: keyof DraftFields, { draft: { fields, set }, errors }: FieldsProps) {
  return {
    id: `article-${name}`,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }): void => set(name, target.value),
  }
}

type TextProps = FieldsProps & { readonly content: RefObject<HTMLTextAreaElement | null>; readonly slug: string | null }

export function TextFields({ content, slug, ...props }: TextProps) {
  return (
    <>
      <Field {...propsOf('title', props)} label="Title" maxLength={120} />
      <Field
        {...propsOf('slug', props)}
        label="Address"
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
        hint={slug ? 'After /blog/. The old address will lead to the new one.' : 'After /blog/. Only a to z, digits and hyphens.'}
      />
      <TopicFields {...props} />
      <Field {...propsOf('author', props)} label="Author" maxLength={100} autoComplete="off" />
      <TextAreaField {...propsOf('excerpt', props)} label="Summary" rows={2} maxLength={300} />
      <TextAreaField
        {...propsOf('content', props)}
        ref={content}
        label="Text"
        rows={24}
        maxLength={60_000}
        hint="Markdown: ## for a heading, - for a list, [words](address) for a link."
      />
    </>
  )
}

function TopicFields(props: FieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField {...propsOf('category', props)} label="Category" hint="The first of its tags.">
        <option value="">Choose a category</option>
        {categoryTags.map((tag) => (
          <option key={tag} value={tag}>
            {categories[tag].title}
          </option>
        ))}
      </SelectField>
      <TagsField {...props} />
    </div>
  )
}

function TagsField(props: FieldsProps) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const { error, ...field } = propsOf('tags', props)
  const notice = leftOut.length > 0 ? `Left out, because it is a category: ${leftOut.join(', ')}` : undefined
  return (
    <Field
      {...field}
      error={error ?? tagsFault(field.value) ?? notice}
      label="Tags"
      isOptional
      maxLength={1_000}
      hint={`Separated by commas, without the category. At most ${mostTags}.`}
      onBlur={({ target }) => {
        setLeftOut(categoriesIn(target.value))
        const once = tagsIn(target.value).join(', ')
        if (once !== target.value) props.draft.set('tags', once)
      }}
    />
  )
}

export function SearchFields(props: FieldsProps) {
  return (
    <Disclosure title="Search engines">
      <div className="grid gap-4 text-ink">
        <Field
          {...propsOf('seoTitle', props)}
          label="Title for search engines"
          isOptional
          maxLength={200}
          hint="Without it, the title."
        />
        <TextAreaField
          {...propsOf('seoDescription', props)}
          label="Description for search engines"
          isOptional
          rows={2}
          maxLength={400}
          hint="Without it, the summary."
        />
        <SearchResult fields={props.draft.fields} />
      </div>
    </Disclosure>
  )
}
