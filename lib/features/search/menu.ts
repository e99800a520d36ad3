import type { Rule } from "@/lib/core/auth/ability"
import { type Page, pageGroups, pages } from "./pages"

export interface MenuGroup {
  name: (typeof pageGroups)[number]
  pages: Page[]
  sections: { name: string; pages: Page[] }[]
}

/** What stands in no section, and the sections in order. */
function parted(pages: Page[]): Pick<MenuGroup, "pages" | "sections"> {
  const names = [...new Set(pages.flatMap(({ section }) => section ?? []))]
  return {
    pages: pages.filter(({ section }) => section === undefined),
    sections: names.map((name) => ({ name, pages: pages.filter(({ section }) => section === name) })),
  }
}

/** The menu of someone with this ability: groups in order, none of them empty. */
export function menuFor(ability: { can(action: Rule[0], subject: Rule[1]): boolean }): MenuGroup[] {
  const open = pages.filter(({ can }) => ability.can(...can))
  return pageGroups
    .map((name) => ({ name, ...parted(open.filter((page) => page.group === name)) }))
    .filter(({ pages, sections }) => pages.length + sections.length > 0)
}
