"use client"

import { type ReactNode, useId, useState } from "react"
import { usePathname } from "@/lib/core/i18n/navigation"
import { MenuLink } from "./menu-link"
import { PageIcon } from "./page-icon"

interface Props {
  icon: ReactNode
  title: string
  pages: { link: string; title: string }[]
}

/** A collapsible section of a menu group, open by default if it contains the current screen. */
export function MenuSection({ icon, title, pages }: Props) {
  const pathname = usePathname()
  const id = useId()
  const links = pages.map(({ link }) => link)
  const isHere = links.includes(pathname)
  const [chosen, setChosen] = useState<{ at: boolean; open: boolean }>()
  const open = chosen?.at === isHere ? chosen.open : isHere
  return (
    <li className="menu-section">
      <button
        type="button"
        className="menu-link w-full"
        data-here={isHere}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen({ at: isHere, open: !open })}
      >
        {icon}
        <span className="menu-title text-start">{title}</span>
        <PageIcon name="ChevronRight" className="menu-chevron size-4 shrink-0 rtl:-scale-x-100" />
      </button>
      <ul id={id} hidden={!open} className="menu-parts">
        {open &&
          pages.map((page) => (
            <li key={page.link}>
              <MenuLink href={page.link} links={links}>
                <span className="menu-title">{page.title}</span>
              </MenuLink>
            </li>
          ))}
      </ul>
    </li>
  )
}
