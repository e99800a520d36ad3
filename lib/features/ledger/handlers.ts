import { randomUUID } from "node:crypto"
import { tx } from "@/lib/core/db/tx"
import { HttpError } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract/journal"
import * as access from "./service/access"
import * as accounts from "./service/accounts"
import { postByHand } from "./service/manual"
import { changePeriod, listPeriods } from "./service/periods"
import * as read from "./service/read"
import { reverse } from "./service/reverse"
import { verifyBooks } from "./service/verify"
import { isReversedAtDocument } from "./values/documents"

export const getTrialBalanceHandler = handler(
  contract.getTrialBalance,
  ({ scope, params, query }) => read.trialBalanceOf(scope, params.id, query.at),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)

export const exportJournalHandler = handler(
  contract.exportJournal,
  ({ scope: actor, params, query }) => read.journalFile(actor, params.id, query),
  ({ scope: actor, params }) => access.placeOfBooksOutside(actor, params.id),
)

export const verifyBooksHandler = handler(
  contract.verifyBooks,
  ({ scope: actor, params }) => verifyBooks((run) => tx(actor, ({ db }) => run(db)), actor.workspaceId, params.id),
  ({ scope: actor, params }) => access.placeOfBooksOutside(actor, params.id),
)

export const addAccountHandler = handler(contract.addAccount, ({ scope, body }) => accounts.addByHand(scope, body))

export const changeAccountHandler = handler(
  contract.changeAccount,
  ({ scope, params, body }) => accounts.changeAccount(scope, params.id, body),
  ({ scope, params }) => access.placeOfAccount(scope, params.id),
)

export const getStatementHandler = handler(
  contract.getStatement,
  ({ scope, params, query }) => read.statementOf(scope, params.id, query),
  ({ scope, params }) => access.placeOfAccount(scope, params.id),
)

export const listJournalEntriesHandler = handler(contract.listJournalEntries, ({ scope, query }) =>
  read.listEntriesPage(scope, query),
)

export const sumJournalEntriesHandler = handler(contract.sumJournalEntries, ({ scope, query }) =>
  read.sumEntries(scope, query),
)

export const getJournalEntryHandler = handler(
  contract.getJournalEntry,
  ({ scope, params }) => read.getEntryRecord(scope, params.id),
  ({ scope, params }) => access.placeOfEntry(scope, params.id),
)

export const addJournalEntryHandler = handler(
  contract.addJournalEntry,
  async ({ scope, principal, body, idempotencyKey = randomUUID() }) => {
    const isBookkeeper = access.isBookkeeper(principal, body.business)
    const { id } = await postByHand(scope, body, idempotencyKey, isBookkeeper)
    return read.getEntry(scope, id)
  },
)

export const reverseJournalEntryHandler = handler(
  contract.reverseJournalEntry,
  async ({ scope, principal, params, body, idempotencyKey, approver }) => {
    const { business, source } = await read.getEntry(scope, params.id)
    if (isReversedAtDocument(source)) throw new HttpError(409, "conflict", { message: "reverseAtDocument" })
    const isBookkeeper = access.isBookkeeper(principal, business)
    const { id } = await reverse(scope, params.id, { ...body, key: idempotencyKey, isBookkeeper, approver })
    return read.getEntry(scope, id)
  },
  ({ scope, params }) => access.placeOfEntry(scope, params.id),
)

export const listPeriodsHandler = handler(
  contract.listPeriods,
  async ({ scope, params }) => ({ data: await listPeriods(scope, params.id) }),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)

export const closePeriodHandler = handler(
  contract.closePeriod,
  ({ scope, params }) => changePeriod(scope, params.id, params.month, "soft-closed"),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)

export const lockPeriodHandler = handler(
  contract.lockPeriod,
  ({ scope, params }) => changePeriod(scope, params.id, params.month, "locked"),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)

export const unlockPeriodHandler = handler(
  contract.unlockPeriod,
  ({ scope, params, body }) => changePeriod(scope, params.id, params.month, "open", body.reason),
  ({ scope, params }) => access.placeOfBooks(scope, params.id),
)
