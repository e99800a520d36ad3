import { getTranslations, setRequestLocale } from "next-intl/server"
import { IouFrame } from "@/components/features/customers/iou-frame"
import { RecurringList } from "@/components/features/customers/recurring-list"
import { requireAbility } from "@/components/layout/guard"

export const generateMetadata = async () => ({ title: (await getTranslations("customers"))("recurring.title") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Iou"])
  return (
    <IouFrame tab="recurring">
      <RecurringList />
    </IouFrame>
  )
}
