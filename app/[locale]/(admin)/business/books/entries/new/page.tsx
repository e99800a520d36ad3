import { getTranslations, setRequestLocale } from "next-intl/server"
import { BooksFrame } from "@/components/features/ledger/books-frame"
import { ManualEntry } from "@/components/features/ledger/manual/manual-entry"
import { requireAbility } from "@/components/layout/guard"
import type { AddressParams } from "@/lib/core/client/list-state"
import { BooksData } from "../../books-data"
import { trialOf } from "../../journal-data"

export const generateMetadata = async () => ({ title: (await getTranslations("ledger"))("manual.add") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["create", "JournalEntry"])
  return (
    <BooksData address={await searchParams} of={trialOf({})}>
      <BooksFrame tab="journal">
        <ManualEntry />
      </BooksFrame>
    </BooksData>
  )
}
