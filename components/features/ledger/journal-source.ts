import type { ListSource } from "@/components/list/types"
import { codeFilter, dayFilter, idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { EntryQuery, EntryTotal } from "@/lib/features/ledger/schema/entries"

/** The view of a journal; its business and shop are those of the screen. */
export type JournalView = Omit<EntryQuery, "business" | "shop">

/** The source of the journal of a business, or of one of its shops. Page and screen share it, so that both request the same URL. */
export const journalSource = (business: number, shop?: number): ListSource<JournalView> => ({
  path: endpoints.listJournalEntries.path,
  rowsIn: "data",
  rules: {
    filters: { kind: codeFilter, account: idFilter, from: dayFilter, to: dayFilter },
    sortBy: [],
    perPage: 20,
    maxPerPage,
  },
  fixed: { business, ...(shop !== undefined && { shop }) },
  sums: { path: endpoints.sumJournalEntries.path, of: ({ data }: { data: EntryTotal[] }) => data },
})
