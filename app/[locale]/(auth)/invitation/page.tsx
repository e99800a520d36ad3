import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { InvitationPage } from "@/components/features/calendar/invitation/invitation-page"
import { currentClient } from "@/lib/core/auth/server"
import { isLocale } from "@/lib/core/i18n/locales"
import { showInvitationHandler } from "@/lib/features/calendar/handlers/invitations"

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations("calendar.invitation")
  return { title: t("heading"), referrer: "no-referrer" }
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams])
  if (isLocale(locale)) setRequestLocale(locale)
  const token = typeof query.token === "string" && query.token.length <= 1_000 ? query.token : ""
  const { invitation } = await showInvitationHandler.execute({ client: await currentClient(), query: { token } })
  return <InvitationPage token={token} invitation={invitation} />
}
