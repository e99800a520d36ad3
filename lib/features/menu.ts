import type { Rule } from "@/lib/core/auth/ability"
import { pageGroups } from "@/lib/core/pages"
import { pages, type TitledPage } from "./pages"

export interface MenuGroup {
  name: (typeof pageGroups)[number]
  pages: TitledPage[]
  sections: { name: string; pages: TitledPage[] }[]
}

/** Splits pages into those without a section, and the sections in order. */
function bySection(pages: TitledPage[]): Pick<MenuGroup, "pages" | "sections"> {
  const names = [...new Set(pages.flatMap(({ section }) => section ?? []))]
  return {
    pages: pages.filter(({ section }) => section === undefined),
    sections: names.map((name) => ({ name, pages: pages.filter(({ section }) => section === name) })),
  }
}

/** The menu for an ability: the groups in order, without empty ones. */
export function menuFor(ability: { can(action: Rule[0], subject: Rule[1]): boolean }): MenuGroup[] {
  const open = pages.filter(({ can }) => ability.can(...can))
  return pageGroups
    .map((name) => ({ name, ...bySection(open.filter((page) => page.group === name)) }))
    .filter(({ pages, sections }) => pages.length + sections.length > 0)
}
