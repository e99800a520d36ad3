import type { ChecklistItem } from "@/lib/features/ledger/service/checklist"
import { countUnanswered } from "../store/occurrences"

/** Before a month is closed, somebody has said what became of its direct debits. */
export const checklistItem: ChecklistItem = {
  name: "debits-answered",
  countOpen: (scope, { business, from, to }) => countUnanswered(scope, business, from, to),
  link: ({ business, from, to }) => `/business/direct-debits?business=${business}&from=${from}&to=${to}`,
}
