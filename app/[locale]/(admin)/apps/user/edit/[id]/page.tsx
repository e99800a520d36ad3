import { getTranslations, setRequestLocale } from "next-intl/server"
import { UnknownUser } from "@/components/features/users/unknown-user"
import { tabOf, UserEdit } from "@/components/features/users/user-edit"
import { requireAbility } from "@/components/layout/guard"
import { recordPage } from "@/components/layout/record-page"
import { profileOf } from "../../profile-of"

interface Props {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<{ tab?: string | string[] }>
}

export async function generateMetadata() {
  return { title: (await getTranslations("users.edit"))("title") }
}

export default recordPage(UnknownUser, async ({ params, searchParams }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAbility(["update", "User"])
  const { principal, profile } = await profileOf(id)
  return <UserEdit profile={profile} viewer={principal} tab={tabOf((await searchParams).tab)} />
})
