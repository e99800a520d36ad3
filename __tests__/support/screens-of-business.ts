import type { Screen } from "./screens"

/** The screens of businesses, which the administrator opens. */
export const ofBusiness: Screen[] = [
  { path: "/business/books" },
  { path: "/business/books/accounts/999999", status: 404 },
  { path: "/business/books/entries/new" },
  { path: "/business/books/entries/none", status: 404 },
  { path: "/business/books/periods" },
  { path: "/business/books/proof", isLate: true },
  { path: "/business/books/trial-balance" },
  { path: "/business/books/trial-balance?open=add-account", isLate: true },
  { path: "/business/books?q=nothing-fits-this" },
  { path: "/business/cash-deposit" },
  { path: "/business/cash-notes" },
  { path: "/business/cash-notes/999999", status: 404 },
  { path: "/business/cash-notes/999999/print", status: 404 },
  { path: "/business/cash-notes/open", isLate: true },
  { path: "/business/deposit-to-safe" },
  { path: "/business/list" },
  { path: "/business/list?open=set-up", isLate: true },
  { path: "/business/list?view=tree" },
  { path: "/business/safe-deposit" },
  { path: "/business/safe-to-bank" },
  { path: "/business/safe-to-bank/999/slip", status: 404 },
  { path: "/business/safe-to-bank?open=add", isLate: true },
  { path: "/business/staff-access" },
  { path: "/business/staff-access?open=pin", isLate: true },
]
