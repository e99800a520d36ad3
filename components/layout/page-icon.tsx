import sprite from "./page-icons.svg"

/**
 * The icon of a screen, by its name in the registry, or of the shell, by its name in shell-icons.ts. It comes from one file
 * that browsers cache (`npm run paths` writes it), so that neither documents nor scripts carry drawings.
 */
export function PageIcon({ name, className = "size-5" }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
