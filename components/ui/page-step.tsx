import { ChevronLeft, ChevronRight } from "lucide-react"
import type { MouseEvent } from "react"
import { Link } from "./link"
import type { PageLook } from "./pagination"
import { pageLook } from "./pagination-styles"

interface Props extends PageLook {
  to: number
  pages: number
  name: string
  isNext: boolean
  shows: "icon" | "text" | "both"
  link: { href: string; onClick?: (event: MouseEvent) => void }
}

/** Link to the previous or next page, or a faint placeholder if there is none. */
export function PageStep({ to, pages, name, isNext, shows, link, ...style }: Props) {
  const Icon = isNext ? ChevronRight : ChevronLeft
  const icon = shows !== "text" && <Icon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
  const content = (
    <>
      {!isNext && icon}
      {shows !== "icon" && name}
      {isNext && icon}
    </>
  )
  if (to < 1 || to > pages)
    return (
      <span aria-hidden="true" className={pageLook({ ...style, state: "off" })}>
        {content}
      </span>
    )
  return (
    <Link
      {...link}
      aria-label={shows === "icon" ? name : undefined}
      rel={isNext ? "next" : "prev"}
      className={pageLook({ ...style, state: "other" })}
    >
      {content}
    </Link>
  )
}
