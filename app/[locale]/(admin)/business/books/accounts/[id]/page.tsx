import { setRequestLocale } from "next-intl/server"
import { BooksFrame } from "@/components/features/ledger/books-frame"
import { Statement } from "@/components/features/ledger/statement"
import { UnknownInBooks } from "@/components/features/ledger/unknown-in-books"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { addressOf } from "@/lib/core/client/address"
import type { AddressParams } from "@/lib/core/client/list-state"
import { getStatement } from "@/lib/features/ledger/endpoints"
import { BooksData } from "../../books-data"
import { statementOf } from "../../record-of"

type Props = { params: Promise<{ locale: string; id: string }>; searchParams: Promise<AddressParams> }

export const generateMetadata = recordMetadata("ledger.unknown.title", async ({ params }: Props) => {
  const { account } = (await statementOf((await params).id, {})).statement
  return `${account.code} ${account.name}`
})

export default recordPage(UnknownInBooks, async ({ params, searchParams }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const { input, statement } = await statementOf(id, await searchParams)
  return (
    <BooksData address={{}}>
      <PrefetchedData fallback={{ [addressOf(getStatement, input)]: statement }}>
        <BooksFrame tab="trialBalance" business={statement.account.business}>
          <Statement first={statement} />
        </BooksFrame>
      </PrefetchedData>
    </BooksData>
  )
})
