import { getTranslations, setRequestLocale } from "next-intl/server"
import { AccountSettings, tabOf } from "@/components/features/account/account-settings"
import { requireAbility } from "@/components/layout/guard"
import { TabPanel } from "./tab-panel"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ tab?: string | string[] }>
}

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("title") }
}

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  const principal = await requireAbility(["read", "Auth"])
  const tab = tabOf((await searchParams).tab, principal.ability)
  return (
    <AccountSettings viewer={principal} tab={tab}>
      <TabPanel principal={principal} tab={tab} />
    </AccountSettings>
  )
}
