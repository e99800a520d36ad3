import { getTranslations, setRequestLocale } from "next-intl/server"
import { tabOf, UserEdit } from "@/components/features/users/user-edit"
import { requireAbility } from "@/components/layout/guard"
import { profileOf } from "../../profile-of"

interface Props {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<{ tab?: string | string[] }>
}

export async function generateMetadata() {
  return { title: (await getTranslations("users.edit"))("title") }
}

export default async function Page({ params, searchParams }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAbility(["update", "User"])
  const { principal, profile } = await profileOf(id)
  return <UserEdit profile={profile} viewer={principal} tab={tabOf((await searchParams).tab)} />
}
