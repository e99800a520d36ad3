import clsx from "clsx"

interface Props {
  src: string
  /** What it shows; empty where the text beside it says so. */
  alt: string
  /** Where in the card it stands: its corners follow. */
  side?: "top" | "bottom" | "start"
  className?: string
}

const corners = {
  top: "w-full rounded-t-[9px]",
  bottom: "w-full rounded-b-[9px]",
  start: "rounded-t-[9px] max-sm:w-full sm:rounded-s-[9px] sm:rounded-te-none",
}

/** A picture along the edge of a card. It keeps its shape while it loads. */
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
