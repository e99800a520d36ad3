"use client"

import { type ReactNode, useEffect, useRef } from "react"
import { Link } from "@/components/ui/link"
import { usePendingNavigation } from "@/lib/core/client/use-pending-navigation"
import { usePathname } from "@/lib/core/i18n/navigation"

interface Props {
  href: string
  /** Addresses of all menu entries; only the longest match is marked as current. */
  links: string[]
  /** Prefixes of other paths on which the entry is marked as well. */
  covers?: string[]
  children: ReactNode
}

const under = (path: string, link: string) => path === link || path.startsWith(`${link}/`)

/** Scrolls only the menu, and only if the entry is out of view. */
function scrollIntoMenu(entry: HTMLElement): void {
  const frame = entry.closest(".menu-scroll")
  if (!frame) return
  const [{ top, bottom }, within] = [entry.getBoundingClientRect(), frame.getBoundingClientRect()]
  if (top < within.top || bottom > within.bottom) frame.scrollTop += top - within.top - within.height / 2
}

/** A menu entry, marked if it is or covers the current screen, or if it is loading. */
export function MenuLink({ href, links, covers = [], children }: Props) {
  const pathname = usePathname()
  const exact = links.filter((link) => under(pathname, link)).sort((a, b) => b.length - a.length)[0]
  const covered = covers.some((prefix) => under(pathname, prefix)) ? "true" : undefined
  const current = exact === href ? "page" : covered
  const isPending = usePendingNavigation() === href
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (current && ref.current) scrollIntoMenu(ref.current)
  }, [current])
  return (
    <Link ref={ref} href={href} className="menu-link" aria-current={current} data-pending={isPending || undefined}>
      {children}
    </Link>
  )
}
