import { getTranslations, setRequestLocale } from "next-intl/server"
import { BooksFrame } from "@/components/features/ledger/books-frame"
import { ProofScreen } from "@/components/features/ledger/proof/proof-screen"
import { requireAbility } from "@/components/layout/guard"
import type { AddressParams } from "@/lib/core/client/list-state"
import { BooksData } from "../books-data"

export const generateMetadata = async () => ({ title: (await getTranslations("ledger"))("tabs.proof") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Books"])
  return (
    <BooksData address={await searchParams}>
      <BooksFrame tab="proof">
        <ProofScreen />
      </BooksFrame>
    </BooksData>
  )
}
