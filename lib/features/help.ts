import { kitHelp } from "@/lib/kit/help"
import { nounPages } from "./noun-pages"

/** The slug of the article about a screen, by a prefix of the screen's path. */
export const articlesOfScreens: Record<string, string> = {
  ...Object.fromEntries(nounPages.flatMap(({ pages = [] }) => pages.map(({ link, help }) => [link, help]))),
  ...Object.assign({}, ...nounPages.map(({ help }) => help)),
  ...kitHelp,
}

/** Returns the slug of the article about a screen, for a path without its locale; undefined if there is none. */
export function articleOfScreen(pathname: string): string | undefined {
  const parts = pathname.split("/").filter(Boolean)
  // The longest known prefix wins. "/" matches only the home page.
  for (let length = parts.length; length > 0; length--) {
    const slug = articlesOfScreens[`/${parts.slice(0, length).join("/")}`]
    if (slug) return slug
  }
  return parts.length === 0 ? articlesOfScreens["/"] : undefined
}
