import { setRequestLocale } from "next-intl/server"
import { BooksFrame } from "@/components/features/ledger/books-frame"
import { Entry } from "@/components/features/ledger/entry"
import { UnknownInBooks } from "@/components/features/ledger/unknown-in-books"
import { Prefetch } from "@/components/layout/prefetch"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { addressOf } from "@/lib/core/client/address"
import { getJournalEntry } from "@/lib/features/ledger/endpoints"
import { getTrialBalanceHandler } from "@/lib/features/ledger/handlers"
import { BooksData } from "../../books-data"
import { entryOf } from "../../record-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("ledger.unknown.title", async ({ params }: Props) => {
  const { year, number } = await entryOf((await params).id)
  return `${year}/${number}`
})

export default recordPage(UnknownInBooks, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const entry = await entryOf(id)
  return (
    <BooksData address={{}}>
      <PrefetchedData fallback={{ [addressOf(getJournalEntry, { params: { id } })]: entry }}>
        <Prefetch handler={getTrialBalanceHandler} input={{ params: { id: entry.business } }}>
          <BooksFrame tab="journal" business={entry.business}>
            <Entry first={entry} />
          </BooksFrame>
        </Prefetch>
      </PrefetchedData>
    </BooksData>
  )
})
