"use client"

import type { ReactNode } from "react"
import { Link } from "@/components/ui/link"
import { usePathname } from "@/lib/core/i18n/navigation"

interface Props {
  href: string
  /** All screens of the menu, so that the most exact one is marked. */
  links: string[]
  children: ReactNode
}

const under = (path: string, link: string) => path === link || path.startsWith(`${link}/`)

/** A menu entry; it marks the screen one is on. */
export function MenuLink({ href, links, children }: Props) {
  const pathname = usePathname()
  const exact = links.filter((link) => under(pathname, link)).sort((a, b) => b.length - a.length)[0]
  return (
    <Link href={href} className="menu-link" aria-current={exact === href ? "page" : undefined}>
      {children}
    </Link>
  )
}
