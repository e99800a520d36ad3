import clsx from "clsx"
import type { ReactNode } from "react"
import { initials, toneOfName } from "./initials"
import { type Tone, toneClass } from "./tone"

const sizes = {
  xs: "size-6 text-[0.625rem]",
  sm: "size-8 text-xs",
  md: "size-10 text-dense",
  lg: "size-16 text-title",
  xl: "size-28 text-display",
}
const pixels = { xs: 24, sm: 32, md: 40, lg: 64, xl: 112 }
const dots = { online: "bg-success-mark", busy: "bg-danger-mark", away: "bg-warning-mark", offline: "bg-neutral-mark" }

export interface AvatarProps {
  /** Empty for no picture. */
  src?: string
  name: string
  size?: keyof typeof sizes
  shape?: "round" | "square"
  status?: keyof typeof dots
  /** Tone behind the initials; by default it is derived from the name. */
  tone?: Tone
  /** How strong the colour behind the initials is. */
  variant?: "soft" | "solid"
  /** Replaces the initials, for a team, a shop or a thing. */
  icon?: ReactNode
  /** Exposes the name to screen readers; omit if the name is beside the avatar. */
  labelled?: boolean
  className?: string
}

/** A person's picture, or their initials on a colour derived from the name. */
export function Avatar({
  src,
  name,
  size = "sm",
  shape = "round",
  status,
  tone,
  variant = "soft",
  icon,
  labelled,
  className,
}: AvatarProps) {
  const corners = shape === "round" ? "rounded-full" : "rounded-card"
  const alternative = labelled ? name : ""
  return (
    <span className={clsx("relative inline-flex shrink-0", sizes[size], className)}>
      {src ? (
        <img
          src={src}
          alt={alternative}
          width={pixels[size]}
          height={pixels[size]}
          decoding="async"
          className={clsx("size-full bg-sunken object-cover", corners)}
        />
      ) : (
        <span
          aria-hidden="true"
          className={clsx(
            "grid size-full select-none place-items-center font-semibold leading-none [&_svg]:size-1/2",
            variant === "soft" ? "bg-tone-soft text-tone-text" : "bg-tone text-tone-on",
            corners,
            toneClass(tone ?? toneOfName(name)),
          )}
        >
          {icon ?? initials(name)}
        </span>
      )}
      {!src && labelled && <span className="sr-only">{name}</span>}
      {status && (
        <span
          aria-hidden="true"
          className={clsx(
            "absolute end-0 bottom-0 aspect-square w-[28%] min-w-2 max-w-3.5 rounded-full border-2 border-card",
            dots[status],
          )}
        />
      )}
    </span>
  )
}
