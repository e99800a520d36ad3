import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/proof"
import * as access from "../service/access"
import { archiveFile } from "../service/archive"
import * as books from "../service/books"
import { checklistOf } from "../service/checklist"
import { listMonths } from "../service/months"
import { chainRoot } from "../service/roots"

export const listBooksHandler = handler(contract.listBooks, ({ scope, principal, query }) =>
  books.listBooks(scope, principal, query),
)

export const getBooksHandler = handler(
  contract.getBooks,
  ({ scope, params }) => books.getBooks(scope, params.id),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)

export const changeBooksHandler = handler(
  contract.changeBooks,
  ({ scope, params, body }) => books.changeBooks(scope, params.id, body),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)

export const archiveBooksHandler = handler(
  contract.archiveBooks,
  ({ scope: actor, params }) => archiveFile(actor, params.id),
  ({ scope: actor, params }) => access.placeOfBooksOutside(actor, params.id),
)

export const getChainRootHandler = handler(
  contract.getChainRoot,
  ({ scope, params, query }) => chainRoot(scope, params.id, query.at),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)

export const listMonthsHandler = handler(
  contract.listMonths,
  ({ scope, params, query }) => listMonths(scope, params.id, query.year),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)

export const getChecklistHandler = handler(
  contract.getChecklist,
  ({ scope, params }) => checklistOf(scope, params.id, params.month),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)
