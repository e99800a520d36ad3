import { setRequestLocale } from "next-intl/server"
import { UnknownPage } from "@/components/features/misc/unknown-page"
import { KitPage } from "@/components/kit/kit-page"
import { requireAbility } from "@/components/layout/guard"
import { Messages } from "@/components/layout/messages"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { notFound } from "@/lib/core/http/errors"
import { isLocale } from "@/lib/core/i18n/locales"
import { type Translate, translator } from "@/lib/core/i18n/translator"
import { kitSections, kitTarget } from "@/lib/kit/pages"
import { propsOf } from "@/lib/kit/service"

export interface KitProps {
  params: Promise<{ locale: string; page: string | string[] }>
}

/** Finds the page in the registry. An unknown path is a 404. */
async function pageOf(folder: string, params: KitProps["params"]) {
  const { locale, page } = await params
  const link = [folder, page].flat().join("/")
  for (const section of kitSections) {
    const found = section.pages.find((page) => page.link === link)
    if (found && isLocale(locale)) return { locale, section: section.name, page: found }
  }
  throw notFound()
}

/** Creates the exports of a `page.tsx` that shows all registered kit pages below a folder. */
export const shown = (folder: string) => ({
  generateMetadata: recordMetadata("misc.notFound.title", async ({ params }: KitProps) => {
    const { locale, page } = await pageOf(folder, params)
    return (await translator(locale, "shell"))(`pages.${kitTarget(page)}`)
  }),

  Page: recordPage(UnknownPage, async ({ params }: KitProps) => {
    const { locale, page, section } = await pageOf(folder, params)
    setRequestLocale(locale)
    await requireAbility(["read", "Help"])
    const words = `kit/${page.name}` as const
    const [say, docs] = await Promise.all([translator(locale, words), propsOf(page.documents ?? [])])
    return (
      <Messages of={["kit", words, ...(page.words ?? [])]}>
        <KitPage page={page} section={section} say={say as Translate & { has(key: string): boolean }} docs={docs} />
      </Messages>
    )
  }),
})
