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
    getChecklist: 5,
  },
  ...{ getTillSession: 6, getXReport: 5 },
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
