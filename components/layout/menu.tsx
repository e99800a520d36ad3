import { useTranslations } from "next-intl"
import { CollapseButton } from "./collapse-button"
import { HomeLink } from "./home-link"
import { MenuGroup } from "./menu-group"
import { MenuLink } from "./menu-link"
import { MenuSection } from "./menu-section"
import { PageIcon } from "./page-icon"

export interface MenuEntry {
  target: string
  /** The key of its title among all messages. */
  title: string
  link: string
  icon: string
  /** A count beside the title, such as that of unread messages. */
  badge?: string
}

interface Props {
  groups: { name: string; pages: MenuEntry[]; sections: { name: string; pages: MenuEntry[] }[] }[]
}

/**
 * Menu of the screens the user can open. The stylesheet makes it vertical, collapsed, horizontal, or a drawer on small
 * screens.
 */
export function Menu({ groups }: Props) {
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
                  <MenuLink href={page.link} links={links}>
                    <PageIcon name={page.icon} />
                    <span className="menu-title">{titles(page.title)}</span>
                    {page.badge && <span className="menu-badge">{page.badge}</span>}
                  </MenuLink>
                </li>
              ))}
              {group.sections.map(({ name, pages }) => (
                <MenuSection
                  key={name}
                  icon={<PageIcon name={pages[0]?.icon ?? ""} />}
                  title={t(`sections.${name}`)}
                  pages={pages.map(({ link, title }) => ({ link, title: titles(title) }))}
                />
              ))}
            </MenuGroup>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
