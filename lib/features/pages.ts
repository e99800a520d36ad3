import type { Page } from "@/lib/core/pages"
import { kitFolders, kitIndex, kitSections, kitTarget } from "@/lib/kit/pages"
import { nounPages } from "./noun-pages"

/** A page with the key of its title among all messages. */
export type TitledPage = Page & { title: string }

/** The pages of the interface kit, for everybody who may read the help. Clients may not. Only the index is in the menu. */
const kit: TitledPage[] = [
  {
    ...{ id: kitIndex.id, target: "kit", title: "shell.pages.kit", link: kitIndex.link, icon: "Blocks" },
    ...{ can: ["read", "Help"], group: "help", covers: kitFolders.map((name) => `/${name}`) },
  },
  ...kitSections.flatMap(({ icon, pages }) =>
    pages.map((page): TitledPage => {
      const target = kitTarget(page)
      return { id: page.id, target, title: `shell.pages.${target}`, link: page.link, icon, can: ["read", "Help"] }
    }),
  ),
]

/** Every screen. Menu, search, bookmarks and the page guard read this list. */
export const pages: TitledPage[] = [
  ...nounPages.flatMap(({ messages, pages = [] }) =>
    pages.map((page) => ({ ...page, title: `${messages}.pages.${page.target}` })),
  ),
  ...kit,
]

/** The ids of the pages that are bookmarked for a new user. */
export const initialBookmarks = pages.filter(({ startsBookmarked }) => startsBookmarked).map(({ id }) => id)
