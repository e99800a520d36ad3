import { getTranslations, setRequestLocale } from "next-intl/server"
import { ProfileScreen } from "@/components/features/profile/profile-screen"
import { tabOf } from "@/components/features/profile/tabs"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { getProfileHandler } from "@/lib/features/profile/handlers"
import { TabPanel } from "./tab-panel"

type Search = Record<"tab" | "posts" | "photos", string | string[] | undefined>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Partial<Search>> }

export const generateMetadata = async () => ({ title: (await getTranslations("profile"))("title") })

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Profile"])
  const search = await searchParams
  const tab = tabOf(search.tab)
  return (
    <Prefetch handler={getProfileHandler}>
      <ProfileScreen tab={tab}>
        <TabPanel tab={tab} search={search} />
      </ProfileScreen>
    </Prefetch>
  )
}
