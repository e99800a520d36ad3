import { setRequestLocale } from "next-intl/server"
import { UserView } from "@/components/features/users/user-view"
import { profileOf } from "../../profile-of"

interface Props {
  params: Promise<{ locale: string; id: string }>
}

export async function generateMetadata({ params }: Props) {
  return { title: (await profileOf((await params).id)).profile.user.fullName }
}

export default async function Page({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const { principal, profile } = await profileOf(id)
  return <UserView profile={profile} viewer={principal} />
}
