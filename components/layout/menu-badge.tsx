/** A count after the title of a menu entry; nothing if it is 0. */
export function MenuBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className="menu-badge">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only"> {label}</span>
    </span>
  )
}
