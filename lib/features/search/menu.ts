import type { Rule } from "@/lib/core/auth/ability"
import { type Page, pageGroups, pages } from "./pages"

export interface MenuGroup {
  name: (typeof pageGroups)[number]
  pages: Page[]
  sections: { name: string; pages: Page[] }[]
}

/** Splits pages into those without a section, and the sections in order. */
function bySection(pages: Page[]): Pick<MenuGroup, "pages" | "sections"> {
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
