import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { KitPage } from "@/components/kit/kit-page"
import { PropsDocs } from "@/components/kit/props-docs"
import { requireAbility } from "@/components/layout/guard"
import { Messages } from "@/components/layout/messages"
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
  return notFound()
}

/** Creates the exports of a `page.tsx` that shows all registered kit pages below a folder. */
export const shown = (folder: string) => ({
  async generateMetadata({ params }: KitProps): Promise<Metadata> {
    const { locale, page } = await pageOf(folder, params)
    return { title: (await translator(locale, "shell"))(`pages.${kitTarget(page)}`) }
  },

  async Page({ params }: KitProps) {
    const { locale, page, section } = await pageOf(folder, params)
    setRequestLocale(locale)
    await requireAbility(["read", "Help"])
    const words = `kit/${page.name}` as const
    const [say, docs] = await Promise.all([translator(locale, words), propsOf(page.documents ?? [])])
    return (
      <Messages of={["ui", "kit", words, ...(page.words ?? [])]}>
        <KitPage page={page} section={section} say={say as Translate & { has(key: string): boolean }}>
          <PropsDocs docs={docs} />
        </KitPage>
      </Messages>
    )
  },
})
