import clsx from "clsx"

interface Props {
  src: string
  /** Describes the picture; empty if the text beside it does. */
  alt: string
  /** Edge of the card, which decides the rounded corners. */
  side?: "top" | "bottom" | "start"
  className?: string
}

const corners = {
  top: "w-full rounded-t-[9px]",
  bottom: "w-full rounded-b-[9px]",
  start: "rounded-t-[9px] max-sm:w-full sm:rounded-s-[9px] sm:rounded-te-none",
}

/** A picture along the edge of a card, with its aspect ratio reserved while loading. */
export function CardImage({ src, alt, side = "top", className }: Props) {
  return (
    <img
      src={src}
      alt={alt}
      width={480}
      height={240}
      loading="lazy"
      className={clsx("block bg-sunken object-cover", corners[side], className ?? "aspect-[2/1]")}
    />
  )
}
