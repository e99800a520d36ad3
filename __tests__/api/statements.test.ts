import { clearPrincipals } from "@/lib/core/auth/principal"
import { config } from "@/lib/core/config"
import { endpoints } from "@/lib/features"
import type { RegisteredEndpoint } from "@/scripts/support/samples"
import { sampleOf } from "@/scripts/support/samples"
import { type Caller, caller, stranger } from "../support/api"
import { countStatements, query } from "../support/facts"
import { fieldNames } from "../support/hostile"
import { inputsFor } from "../support/samples"

/** The statements a list may take: its rows, its total, and one more. */
const maxStatements = 3
/**
 * Reads of whole books, of a month or of a till's day, however many entries are in them: one statement for each check or kind of
 * row, and one for a thousand entries.
 */
const maxOfWhole: Record<string, number> = {
  ...{
    exportJournal: 6,
    verifyBooks: 9,
    archiveBooks: 8,
    getChainRoot: 7,
    getStatement: 5,
    listMonths: 4,
    getChecklist: 9,
  },
  ...{ getTillSession: 6, getXReport: 5, summariseDeposits: 5 },
  // Each source of suggestions; both sides of a reconciliation, and what is unmatched on them.
  ...{ listBankSuggestions: 15, getBankReconciliation: 10 },
  // Each kind of what can be paid or settled, and the place that the caller may see.
  ...{ listBatchCandidates: 6, listOpenItems: 4 },
  // Where the business is, its balances at the bank and on the way, what is stored, and the mandates beyond that.
  forecastBank: 5,
  // The customer, the business, the lines of the period, and what is due now.
  ...{ getCustomerStatement: 4, getStatementMail: 4, getStatementPdf: 4 },
  // Where the shop is, for its right and for its prices, the goods, the offers, and what can be tried out.
  simulateBasket: 5,
  // One statement for each chart.
  getStockFigures: 4,
  // A bill with its delivery and what is known of its goods; a file's rows beside the products, prices and categories that they name.
  ...{ getSupplierBill: 7, getProductImport: 11, listProductImportRows: 8 },
  // Whether mails are due, what a search would cost, its mails; and their number, for a page past the end.
  listMailbox: 4,
  // The cart's lines, what the shop knows of the buyer, the web shop's place, its offers.
  getCartSummary: 4,
}

const reads = endpoints.filter((call) => call.method === "GET" && call.can !== "public" && !sampleOf(call).not)

let who: Caller
let workspace: number
let inputOf: ReturnType<typeof inputsFor>

beforeAll(async () => {
  who = await stranger()
  const [row] = await query<{ id: number }>("select max(id) as id from workspaces")
  workspace = Number(row?.id)
  // Some reads are for operators only.
  const people = await query<{ email: string }>(
    `update users set email_confirmed_at = now() where workspace_id = ${workspace} returning email`,
  )
  config().OPERATORS = people.map(({ email }) => email.toLowerCase())
  clearPrincipals()
  inputOf = inputsFor(who)
})

/** Requests that may cost differently: with a search, on a later page, past the last one. */
function waysToAsk(call: RegisteredEndpoint): Record<string, string>[] {
  const takes = new Set(fieldNames(call.query))
  const searches = takes.has("q") ? [{}, { q: "an" }, { q: "zzzz" }] : [{}]
  const pages = takes.has("page") ? [{}, { page: "2", perPage: "2" }, { page: "999" }] : [{}]
  return searches.flatMap((search) => pages.map((page) => ({ ...search, ...page }) as Record<string, string>))
}

const ask = async (call: RegisteredEndpoint, more: Record<string, string> = {}): Promise<string[]> => {
  const { params, query: given = {}, token } = await inputOf(call)
  const search = `?${new URLSearchParams({ ...(given as Record<string, string>), ...more })}`
  const asText = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]))
  // A write invalidates the cached responses.
  await query(`update workspaces set name = name where id = ${workspace}`)
  let status = 0
  const statements = await countStatements(async () => {
    status = (await (token ? caller(token) : who).send(call.path, { params: asText, search })).status
  })
  // If a search finds nothing, there is no next e-mail either.
  expect([200, 404]).toContain(status)
  return statements
}

test.each(reads.map((call) => [call.path, call] as const))(
  `GET %s needs at most ${maxStatements} statements for any query, or as many as it has checks`,
  async (_path, call) => {
    const most = maxOfWhole[call.name] ?? maxStatements
    for (const way of waysToAsk(call)) {
      const statements = await ask(call, way)
      if (statements.length > most) throw new Error(`${JSON.stringify(way)} cost\n${statements.join("\n\n")}`)
    }
  },
)

describe("the number of statements doesn't depend on the number of rows", () => {
  const costs = new Map<string, number>()
  /** Opening a conversation marks it as seen, once. */
  const settledCost = async (call: RegisteredEndpoint) => {
    await ask(call)
    return (await ask(call)).length
  }

  beforeAll(async () => {
    for (const call of reads) costs.set(call.name, await settledCost(call).catch(() => 0))
    await query(`
      do $$ declare part record; begin
        -- Issued documents can be deleted only so.
        perform set_config('cornerledger.erasing', '${workspace}', true);
        -- A table whose rows others hang on without going with them is left as it is.
        for part in select c.table_name as name from information_schema.columns c join information_schema.columns w
            on w.table_name = c.table_name and w.table_schema = 'public' and w.column_name = 'workspace_id'
          where c.table_schema = 'public' and c.table_name <> 'products' and c.column_name = 'id' and c.data_type = 'integer'
            and not exists (select from pg_constraint where contype = 'f' and confdeltype = 'a' and confrelid = c.table_name::regclass)
        loop
          -- What the inputs name by its number stays.
          execute format('delete from %I where workspace_id = %s and mod(id, 2) = 0 and id > 6', part.name, ${workspace});
        end loop;
      end $$`)
    inputOf = inputsFor(who)
  })

  test.each(reads.map((call) => [call.path, call] as const))("GET %s", async (_path, call) => {
    expect(await settledCost(call)).toBe(costs.get(call.name))
  })
})
