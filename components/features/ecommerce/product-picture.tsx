import clsx from "clsx"
import { ImageIcon } from "lucide-react"

interface Props {
  src: string
  /** Left out where the name stands beside it. */
  alt?: string
  /** Its side in pixels, so that nothing moves when it comes. */
  size?: number
  eager?: boolean
  className?: string
}

/** A product as it looks, or a place for its picture. */
export function ProductPicture({ src, alt = "", size = 320, eager, className }: Props) {
  if (!src)
    return (
      <span aria-hidden="true" className={clsx("grid place-items-center text-ink-faint", className)}>
        <ImageIcon strokeWidth={1.25} className="size-1/4 max-w-16" />
      </span>
    )
  return (
    <img
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={clsx("object-contain", className)}
    />
  )
}
