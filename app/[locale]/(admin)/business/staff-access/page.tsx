import { getTranslations, setRequestLocale } from "next-intl/server"
import { StaffAccessScreen } from "@/components/features/staff-access/staff-access-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { maxPerPage } from "@/lib/core/http/endpoint"
import { listBusinessesHandler } from "@/lib/features/businesses/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("staff-access"))("title") })

type Props = { params: Promise<{ locale: string }> }

export default async function Page({ params }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "StaffGrant"])
  return (
    <Prefetch handler={listBusinessesHandler} input={{ query: { perPage: maxPerPage } }}>
      <StaffAccessScreen />
    </Prefetch>
  )
}
