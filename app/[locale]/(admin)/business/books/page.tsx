import { getTranslations, setRequestLocale } from "next-intl/server"
import { BooksFrame } from "@/components/features/ledger/books-frame"
import { Journal } from "@/components/features/ledger/journal"
import { requireAbility } from "@/components/layout/guard"
import type { AddressParams } from "@/lib/core/client/list-state"
import { BooksData } from "./books-data"
import { journalOf } from "./journal-data"

export const generateMetadata = async () => ({ title: (await getTranslations("ledger"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Books"])
  const address = await searchParams
  return (
    <BooksData address={address} of={journalOf(address)}>
      <BooksFrame tab="journal">
        <Journal />
      </BooksFrame>
    </BooksData>
  )
}
