import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid } from "@/lib/core/http/errors"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import type { MatchPart } from "../schema/lines"
import * as lines from "../store/lines"
import * as store from "../store/statements"
import type { ParsedStatement } from "../values/parsed"
import { readCamt } from "./camt/read"
import { matchParts } from "./match/match"
import { fits } from "./match/rules"
import { toStatement } from "./read"
import { activeRules } from "./rules"

/** The caller and the command's permanent idempotency key. */
export interface Importing {
  scope: Scope
  principal: Principal
  key: string
}

/**
 * The account of a statement, among those for which the caller may import.
 * @throws HttpError 422 if there is none, there are several, or its currency differs
 */
async function accountOf({ scope, principal }: Importing, { iban, currency }: ParsedStatement, chosen?: number) {
  const found = (await store.accountsWithIban(scope, iban)).filter(
    ({ id, state, business }) =>
      state === "active" &&
      (chosen === undefined || id === chosen) &&
      mayOn(principal, ["create", "BankStatement"], { business }),
  )
  const [account, another] = found
  if (!account) throw invalid({ file: ["bankIbanUnknown", { iban }] })
  if (another) throw invalid({ account: "bankAccountAmbiguous" })
  if (account.currency !== currency) throw invalid({ file: ["bankCurrency", { currency }] })
  return account
}

/** Matches new lines by automatic rules. Lines whose entry is rejected stay open. @returns the number of matched lines */
async function applyRules({ scope, principal, key }: Importing, business: number, ids: number[]): Promise<number> {
  const rules = (await activeRules(scope, business)).filter(({ isAutomatic }) => isAutomatic)
  if (rules.length === 0 || ids.length === 0) return 0
  let count = 0
  for (const { line } of await lines.findMany(scope, ids)) {
    const rule = rules.find((one) => fits(one, line))
    if (!rule) continue
    const { amount, id } = line
    const part: MatchPart =
      rule.kind === "account"
        ? {
            kind: "account",
            amount,
            account: rule.accountId as number,
            vatRate: rule.vatRate,
            memo: "",
            party: undefined,
          }
        : { kind: "card-settlement", amount, gross: amount + line.charges }
    try {
      await matchParts(scope, { principal, id, key: `${key}:${id}` }, [part], rule.id)
      count++
    } catch (error) {
      // Nothing was written: these errors are thrown before the first write.
      if (!(error instanceof HttpError)) throw error
    }
  }
  return count
}

/**
 * Stores a statement with its lines, and applies the rules.
 * @throws HttpError 409 if it was imported before
 */
export async function keep(importing: Importing, account: store.AccountRow, parsed: ParsedStatement) {
  const { scope, principal } = importing
  await holdBooks(scope, account.business)
  if (await store.isKnown(scope, account.id, parsed))
    throw conflict({ file: ["bankStatementKnown", { id: parsed.statementId }] })
  const { format, statementId, from, to, opening, closing } = parsed
  const owner = { businessId: account.business, bankAccountId: account.id }
  const id = await store.insert(scope, {
    ...{ ...owner, format, statementId, from, to, opening, closing, lines: parsed.lines.length },
    ...{ userId: scope.userId, userName: principal.fullName },
  })
  const ids = await lines.insert(scope, { ...owner, statementId: id }, parsed.lines)
  const matched = await applyRules(importing, account.business, ids)
  return { statement: toStatement((await store.find(scope, id)) as store.StatementRow), matched }
}

/**
 * Imports a camt.053 file, whole or not at all.
 * @throws HttpError 409 if a statement was imported before; 422 if the file, its sums, an account or a currency is wrong
 */
export async function importCamt(importing: Importing, content: Uint8Array, chosen?: number) {
  const data = []
  let matched = 0
  for (const parsed of readCamt(content)) {
    const kept = await keep(importing, await accountOf(importing, parsed, chosen), parsed)
    data.push(kept.statement)
    matched += kept.matched
  }
  return { data, matched }
}
