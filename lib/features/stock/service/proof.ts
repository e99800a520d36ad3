import type { ChecklistItem } from "@/lib/features/ledger/service/checklist"
import type { BookRule } from "@/lib/features/ledger/service/rules"
import { countOpen } from "../store/documents"
import { countUntied, findUntied } from "../store/proof"

/** The stock of each shop is worth what its documents have posted. */
export const stockTies: BookRule = { name: "stock-ties", find: findUntied }

/** Items of the checklist: work on stock before a month is closed. */
export const stockItems: readonly ChecklistItem[] = [
  {
    name: "stock-ties",
    countOpen: (scope, { business }) => countUntied(scope, business),
    link: ({ business }) => `/business/stock?business=${business}`,
  },
  {
    name: "stock-on-its-way",
    countOpen: (scope, { business, to }) => countOpen(scope, business, to, ["sent", "open", "proposed"]),
    link: () => "/business/stock/documents",
  },
]
