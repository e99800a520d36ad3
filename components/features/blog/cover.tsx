import clsx from "clsx"
import { ImageIcon } from "lucide-react"

interface Props {
  src: string
  /** Omit it if the title is next to the picture. */
  alt?: string
  /** For pictures near the top of the page, which load at once. */
  eager?: boolean
  className?: string
}

/** The picture of a post, or a placeholder. */
export function Cover({ src, alt = "", eager, className }: Props) {
  if (!src)
    return (
      <span aria-hidden="true" className={clsx("grid place-items-center bg-sunken text-ink-faint", className)}>
        <ImageIcon strokeWidth={1.25} className="size-1/4 max-h-12 max-w-12" />
      </span>
    )
  return (
    <img
      src={src}
      alt={alt}
      width={800}
      height={400}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={clsx("bg-sunken object-cover", className)}
    />
  )
}
