import { getTranslations, setRequestLocale } from "next-intl/server"
import { IouDesk } from "@/components/features/customers/iou-desk"
import { IouFrame } from "@/components/features/customers/iou-frame"
import { requireAbility } from "@/components/layout/guard"
import { IouListData } from "./list-data"

export const generateMetadata = async () => ({ title: (await getTranslations("customers"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Iou"])
  return (
    <IouListData address={await searchParams}>
      <IouFrame tab="ious">
        <IouDesk />
      </IouFrame>
    </IouListData>
  )
}
