import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { blankPosting, copyOf, type PostingFields, readFields } from '../fields.ts'
import { PostingForm } from './posting-form.tsx'
import { postingFor, postingStanding } from './posting-queries.ts'

type NewPostingProps = { readonly postingId: string; readonly like: string | null }

/** A new posting: empty, or with the text of another job. */
export function NewPosting({ postingId, like }: NewPostingProps) {
  return like ? <Copy postingId={postingId} like={like} /> : <Blank postingId={postingId} fields={blankPosting} />
}

function Copy({ postingId, like }: { readonly postingId: string; readonly like: string }) {
  const { data: other } = useSuspenseQuery(postingFor(like))
  return <Blank postingId={postingId} fields={copyOf(readFields(other.body))} />
}

/** Nothing is stored before something is typed or published, so opening and leaving the form creates no draft. */
function Blank({ postingId, fields }: { readonly postingId: string; readonly fields: PostingFields }) {
  const { data: standing } = useSuspenseQuery(postingStanding)
  const [start] = useState(() => ({ postingId, fields, stored: { fields, at: null }, replaced: null }))
  return <PostingForm start={start} company={standing.company} publishedAt={null} />
}

/** A stored posting. The form keeps its initial text: later saves return as its own revisions. */
export function EditPosting({ postingId }: { readonly postingId: string }) {
  const { data: posting } = useSuspenseQuery(postingFor(postingId))
  const [start] = useState(() => {
    const fields = readFields(posting.body)
    const replaced = posting.replaced && readFields(posting.replaced)
    return { postingId, fields, stored: { fields, at: posting.updatedAt }, replaced }
  })
  return <PostingForm start={start} company={posting.company} publishedAt={posting.publishedAt} />
}
