import { getTranslations, setRequestLocale } from "next-intl/server"
import { safesQuery } from "@/components/features/safes/safes-query"
import { SafesScreen } from "@/components/features/safes/safes-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listSafesHandler } from "@/lib/features/businesses/handlers/parts"

export const generateMetadata = async () => ({ title: (await getTranslations("safes"))("title") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "SafeCash"])
  return (
    <Prefetch handler={listSafesHandler} input={{ query: safesQuery }}>
      <SafesScreen />
    </Prefetch>
  )
}
