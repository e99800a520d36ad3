import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { pages } from "@/lib/features/pages"
import type { PageEntry } from "./schema"
import * as store from "./store"

/** The screens that the caller may open, with titles in their language and their bookmarks. */
export async function pagesOf(scope: Scope, principal: Principal, locale: Locale): Promise<PageEntry[]> {
  const [starred, t] = await Promise.all([store.findPageIds(scope), translator(locale)])
  return pages
    .filter(({ can }) => principal.ability.can(...can))
    .map(({ id, target, title, icon, link }) => ({
      id,
      target,
      isBookmarked: starred.has(id),
      title: t(title),
      icon,
      link,
    }))
}
