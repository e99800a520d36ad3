import { getTranslations, setRequestLocale } from "next-intl/server"
import { KbFrame } from "@/components/features/knowledgebase/kb-frame"
import { KbHome } from "@/components/features/knowledgebase/kb-home"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { searchKbArticlesHandler } from "@/lib/features/knowledgebase/handlers"
import { KbData } from "./kb-data"

export const generateMetadata = async () => ({ title: (await getTranslations("knowledgebase"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ q?: string | string[] }> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Help"])
  const { q } = await searchParams
  return (
    <KbData>
      <Prefetch handler={searchKbArticlesHandler} input={{ query: { q: typeof q === "string" ? q.trim() : "" } }}>
        <KbFrame>
          <KbHome />
        </KbFrame>
      </Prefetch>
    </KbData>
  )
}
