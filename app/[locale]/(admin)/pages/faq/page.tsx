import { getTranslations, setRequestLocale } from "next-intl/server"
import { FaqScreen } from "@/components/features/faq/faq-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listFaqCategoriesHandler } from "@/lib/features/faq/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("faq"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ q?: string | string[] }> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Help"])
  const { q } = await searchParams
  return (
    <Prefetch handler={listFaqCategoriesHandler} input={{ query: { q: typeof q === "string" ? q.trim() : "" } }}>
      <FaqScreen />
    </Prefetch>
  )
}
