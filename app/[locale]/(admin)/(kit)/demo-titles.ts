import { pageLanguage } from "@/lib/core/i18n/page-language"
import { translator } from "@/lib/core/i18n/translator"
import { kitPages } from "@/lib/kit/pages"

/** Returns the titles of each page's demos in the page's language, by the page's name. */
export async function demoTitles(): Promise<Record<string, string[]>> {
  const locale = await pageLanguage()
  const entries = kitPages.map(async ({ name, demos }) => {
    const say = await translator(locale, `kit/${name}`)
    return [name, demos.map((demo) => say(`${demo}.title`))] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
