import { getTranslations, setRequestLocale } from "next-intl/server"
import { BooksFrame } from "@/components/features/ledger/books-frame"
import { PeriodsScreen } from "@/components/features/ledger/periods/periods-screen"
import { requireAbility } from "@/components/layout/guard"
import type { AddressParams } from "@/lib/core/client/list-state"
import { BooksData } from "../books-data"
import { monthsOf } from "../months-data"

export const generateMetadata = async () => ({ title: (await getTranslations("ledger"))("tabs.periods") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Books"])
  const address = await searchParams
  return (
    <BooksData address={address} of={monthsOf(address)}>
      <BooksFrame tab="periods">
        <PeriodsScreen />
      </BooksFrame>
    </BooksData>
  )
}
