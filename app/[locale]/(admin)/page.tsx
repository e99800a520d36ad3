import { getLocale } from "next-intl/server"
import { requirePrincipal } from "@/components/layout/guard"
import { redirect } from "@/lib/core/i18n/navigation"
import { menuFor } from "@/lib/features/search/pages"

/** Home is the first screen of one's menu. */
export default async function HomePage() {
  const principal = await requirePrincipal()
  const first = menuFor(principal.ability)[0]?.pages[0]
  redirect({ href: first?.link ?? "/misc/not-authorized", locale: await getLocale() })
}
