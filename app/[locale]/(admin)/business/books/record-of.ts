import "server-only"
import { cache } from "react"
import { statementSource } from "@/components/features/ledger/statement-source"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { getJournalEntryHandler, getStatementHandler } from "@/lib/features/ledger/handlers"

/** The entry of a page. @throws HttpError 404 */
export const entryOf = cache(async (id: string) => {
  const principal = await requireAbility(["read", "Books"])
  return getJournalEntryHandler.execute({ principal, client: await currentClient(), params: { id } })
})

/** The statement of a page's account, with the request for it. @throws HttpError 404 */
export async function statementOf(text: string, address: AddressParams) {
  const principal = await requireAbility(["read", "Books"])
  const id = Number(text)
  const { rules } = statementSource(id)
  const input = { params: { id }, query: listQuery(rules, parseListState(rules, address)) }
  return { input, statement: await getStatementHandler.execute({ principal, client: await currentClient(), ...input }) }
}
