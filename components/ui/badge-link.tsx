import clsx from "clsx"
import { Badge, type BadgeProps } from "./badge"
import { Link } from "./link"

type Props = BadgeProps & { href: string }

/** A badge that is a link, with a height suitable for touch. */
export function BadgeLink({ href, className, ...badge }: Props) {
  return (
    <Link
      href={href}
      className={clsx(
        "inline-flex max-w-full transition-opacity duration-fast hover:opacity-80",
        badge.shape === "square" ? "rounded-control" : "rounded-full",
        className,
      )}
    >
      <Badge
        {...badge}
        className="min-h-6 underline decoration-transparent underline-offset-3 max-sm:min-h-11 max-sm:px-3"
      />
    </Link>
  )
}
