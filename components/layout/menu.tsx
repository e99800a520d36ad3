import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { CollapseButton } from "./collapse-button"
import { HomeLink } from "./home-link"
import { MenuGroup } from "./menu-group"
import { MenuLink } from "./menu-link"
import { PageIcon } from "./page-icon"

export interface MenuEntry {
  target: string
  /** The key of its title among all messages. */
  title: string
  link: string
  icon: string
  covers?: string[]
}

interface Props {
  groups: { name: string; pages: MenuEntry[] }[]
  /** Additions after the titles of entries, such as the number of unread messages, by target. */
  badges?: Record<string, ReactNode>
}

/**
 * Menu of the screens the user can open. The stylesheet makes it vertical, collapsed, horizontal, or a drawer on small
 * screens.
 */
export function Menu({ groups, badges = {} }: Props) {
  const t = useTranslations("shell")
  const titles = useTranslations()
  const links = groups.flatMap((group) => group.pages.map((page) => page.link))
  return (
    <aside id="menu" className="shell-menu">
      <div className="menu-top">
        <HomeLink />
        <CollapseButton />
      </div>
      <nav aria-label={t("menu.label")} className="menu-scroll">
        <ul className="menu-groups">
          {groups.map((group) => (
            <MenuGroup key={group.name} title={t(`groups.${group.name}`)}>
              {group.pages.map((page) => (
                <li key={page.target}>
                  <MenuLink href={page.link} links={links} covers={page.covers}>
                    <PageIcon name={page.icon} />
                    <span className="menu-title">{titles(page.title)}</span>
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
