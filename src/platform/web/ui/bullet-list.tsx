export function BulletList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-1 pl-5 marker:text-line-strong">
      {items.map((item) => (
        <li key={item} className="wrap-anywhere">
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  )
}
