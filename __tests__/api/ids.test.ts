import { endpoints } from "@/lib/features"
import { sampleOf } from "@/scripts/support/samples"
import { type Caller, client } from "../support/api"
import { query } from "../support/facts"
import { give, inputsFor } from "../support/samples"

const writers = 20

/** Webhooks, API keys, payment tokens and journal entries have no integer id, and a cart can only be bought once. */
const besides = new Set([
  "addJournalEntry",
  "addWebhook",
  "createApiKey",
  "makePaymentToken",
  "placeOrder",
  "reverseJournalEntry",
])

/** Every endpoint that creates a record. */
const creating = endpoints.filter(
  (call) => call.status === 201 && !call.upload && !sampleOf(call).not && !besides.has(call.name),
)

let admin: Caller
let inputOf: ReturnType<typeof inputsFor>
let tables: string[]

beforeAll(async () => {
  admin = await client("admin")
  inputOf = inputsFor(admin)
  const rows = await query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.columns w
       on w.table_name = c.table_name and w.table_schema = 'public' and w.column_name = 'workspace_id'
     where c.table_schema = 'public' and c.column_name = 'id' and c.data_type = 'integer' and c.table_name <> 'removed_rows'`,
  )
  tables = rows.map(({ name }) => name)
})

/** Its notifications are merged into one per conversation, which always has the newest id. */
const merging = "/apps/chat/send-msg"

/** All ids of every table of the demo workspace, and the last ones given. */
async function given() {
  const ids = await query<{ name: string; ids: number[] }>(
    tables
      .map((name) => `select '${name}' as name, array(select id from "${name}" where workspace_id = 1) as ids`)
      .join(" union all "),
  )
  const counters = await query<{ kind: string; last: number }>("select kind, last from counters where workspace_id = 1")
  return {
    ids: new Map(ids.map((row) => [row.name, new Set(row.ids)])),
    last: new Map(counters.map(({ kind, last }) => [kind, last])),
  }
}

test.each(creating.map((call) => [call.path, call] as const))(
  "POST %s: twenty concurrent requests get consecutive ids",
  async (_path, call) => {
    const inputs = []
    for (let n = 0; n < writers; n++) inputs.push(await inputOf(call))
    const before = await given()
    const answers = await Promise.all(inputs.map((input) => give(admin, call, input)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toEqual(Array(writers).fill(201))
    const after = await given()
    const made = [...after.ids]
      .filter(([name]) => name !== "notifications" || call.path !== merging)
      .map(([name, ids]) => [...ids].filter((id) => !before.ids.get(name)?.has(id)).sort((a, b) => a - b))
      .filter((ids) => ids.length > 0)
    expect(made.length).toBeGreaterThan(0)
    // Each run of new ids begins right after the last one given of its kind and ends with the last one given now.
    for (const ids of made) {
      const first = Number(ids[0])
      const runs = [...after.last].map(([kind, last]) => [before.last.get(kind) ?? 0, last])
      expect(ids).toEqual(ids.map((_, i) => first + i))
      expect(runs).toContainEqual([first - 1, ids.at(-1)])
    }
  },
)
