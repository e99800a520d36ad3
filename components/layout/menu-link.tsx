"use client"

import { type ReactNode, useEffect, useRef } from "react"
import { Link } from "@/components/ui/link"
import { usePendingNavigation } from "@/lib/core/client/use-pending-navigation"
import { isDrawer, scrollIntoMenu } from "./menu-scroll"

interface Props {
  href: string
  /** `page` if it leads to the current screen, `true` if that belongs to it. */
  current: "page" | "true" | undefined
  children: ReactNode
}

/** A menu entry, marked if it is the current one, or if it is loading. */
export function MenuLink({ href, current, children }: Props) {
  const isPending = usePendingNavigation() === href
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (current && ref.current && !isDrawer()) scrollIntoMenu(ref.current)
  }, [current])
  return (
    <Link ref={ref} href={href} className="menu-link" aria-current={current} data-pending={isPending || undefined}>
      {children}
    </Link>
  )
}
