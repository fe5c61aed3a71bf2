type StaffHeadingProps = { readonly title: string; readonly lead: string }

/** The heading of a screen of the staff area, whose navigation is in the header. */
export function StaffHeading({ title, lead }: StaffHeadingProps) {
  return (
    <header className="mb-6 grid gap-1">
      <h1 className="text-2xl two:text-3xl">{title}</h1>
      <p className="max-w-prose text-soft">{lead}</p>
    </header>
  )
}
