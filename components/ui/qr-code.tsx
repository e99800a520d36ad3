import clsx from "clsx"

/** The empty margin that scanners need, in modules. */
const quietZone = 4

interface Props {
  /** The number of modules in a row. */
  size: number
  /** The dark modules as the path of an SVG. */
  path: string
  label: string
  className?: string
}

/** A QR code. It is dark on light in every skin, because many scanners can't read inverted codes. */
export function QrCode({ size, path, label, className }: Props) {
  const side = size + 2 * quietZone
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={clsx("rounded-control bg-white fill-black ring-1 ring-line", className)}
    >
      <path d={path} />
    </svg>
  )
}
