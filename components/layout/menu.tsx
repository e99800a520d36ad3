"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { usePathname } from "@/lib/core/i18n/navigation"
import { CollapseButton } from "./collapse-button"
import { HomeLink } from "./home-link"
import { MenuGroup } from "./menu-group"
import { MenuLink } from "./menu-link"
import { PageIcon } from "./page-icon"

interface MenuEntry {
  target: string
  /** Translated. */
  title: string
  link: string
  icon: string
  /** Prefixes of other paths on which it is marked as well. */
  covers?: string[]
}

const under = (path: string, link: string) => path === link || path.startsWith(`${link}/`)

/** Returns how an entry is marked on a screen. If the paths of several entries contain the screen's, the longest one is current. */
function marker(entries: MenuEntry[], path: string) {
  const [own] = entries.filter(({ link }) => under(path, link)).sort((a, b) => b.link.length - a.link.length)
  return ({ link, covers = [] }: MenuEntry) => {
    if (link === own?.link) return "page"
    return covers.some((prefix) => under(path, prefix)) ? "true" : undefined
  }
}

interface Props {
  /** Groups with their translated titles. */
  groups: { title: string; pages: MenuEntry[] }[]
  /** Additions after the titles of entries, such as the number of unread messages, by target. */
  badges?: Record<string, ReactNode>
}

/**
 * Menu of the screens the user can open. The stylesheet makes it vertical, collapsed, horizontal, or a drawer on small
 * screens. A client component, because a document would otherwise carry its elements a second time.
 */
export function Menu({ groups, badges = {} }: Props) {
  const t = useTranslations("shell.menu")
  const entries = groups.flatMap((group) => group.pages)
  const currentOf = marker(entries, usePathname())
  return (
    <aside id="menu" className="shell-menu">
      <div className="menu-top">
        <HomeLink />
        <CollapseButton />
      </div>
      <nav aria-label={t("label")} className="menu-scroll">
        <ul className="menu-groups">
          {groups.map(({ title, pages }) => (
            <MenuGroup key={title} title={title}>
              {pages.map((page) => (
                <li key={page.target}>
                  <MenuLink href={page.link} current={currentOf(page)}>
                    <PageIcon name={page.icon} />
                    <span className="menu-title">{page.title}</span>
                    {badges[page.target]}
                  </MenuLink>
                </li>
              ))}
            </MenuGroup>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
