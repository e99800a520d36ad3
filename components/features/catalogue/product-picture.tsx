import clsx from "clsx"
import { ImageIcon } from "lucide-react"

interface Props {
  src: string
  /** Omit it if the name is next to the picture. */
  alt?: string
  /** Side length in pixels, so that nothing shifts when the picture loads. */
  size?: number
  eager?: boolean
  className?: string
}

/** The picture of a product, or a placeholder. */
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
