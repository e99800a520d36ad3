import clsx from "clsx"

interface Props {
  /** File name under public/covers without extension, such as `street-dusk`. */
  file: string
  text?: string
  className?: string
}

/** A slide with a wide picture and a caption. */
export const CoverSlide = ({ file, text, className }: Props) => (
  <figure className={clsx("@container relative", className)}>
    <img
      src={`/covers/${file}.svg`}
      alt=""
      width={1600}
      height={400}
      draggable={false}
      className="aspect-[2/1] w-full rounded-card object-cover"
    />
    {text && (
      <figcaption className="absolute start-3 @max-[14rem]:hidden bottom-3 rounded-control bg-card px-2.5 py-1 font-medium text-dense text-ink">
        {text}
      </figcaption>
    )}
  </figure>
)
