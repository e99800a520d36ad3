"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
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
  covers?: string[]
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
  const links = groups.flatMap((group) => group.pages.map((page) => page.link))
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
                  <MenuLink href={page.link} links={links} covers={page.covers}>
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
