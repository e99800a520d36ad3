import { getTranslations, setRequestLocale } from "next-intl/server"
import { DepositsScreen } from "@/components/features/deposits/deposits-screen"
import { requireAbility } from "@/components/layout/guard"
import type { AddressParams } from "@/lib/core/client/list-state"
import { DepositsData } from "./deposits-data"

export const generateMetadata = async () => ({ title: (await getTranslations("deposits"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Deposit"])
  return (
    <DepositsData address={await searchParams}>
      <DepositsScreen />
    </DepositsData>
  )
}
