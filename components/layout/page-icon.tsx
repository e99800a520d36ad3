/**
 * The icon of a screen, by its name in the registry, or of the shell, by its name in shell-icons.ts. It comes from the
 * sprite, so that client components need no icon code.
 */
export function PageIcon({ name, className = "size-5" }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`#page-icon-${name}`} />
    </svg>
  )
}
