import type { Rule } from "@/lib/core/auth/ability"
import { pageGroups } from "@/lib/core/pages"
import { pages, type TitledPage } from "./pages"

export interface MenuGroup {
  name: (typeof pageGroups)[number]
  pages: TitledPage[]
}

/** The menu for an ability: the groups in order, without empty ones. */
export function menuFor(ability: { can(action: Rule[0], subject: Rule[1]): boolean }): MenuGroup[] {
  const open = pages.filter(({ can }) => ability.can(...can))
  return pageGroups
    .map((name) => ({ name, pages: open.filter((page) => page.group === name) }))
    .filter(({ pages }) => pages.length > 0)
}
