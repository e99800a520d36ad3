// A process on an embedded database on disk, without a web server: it opens in one second instead of four. It runs its parent's
// commands through the product's services, and answers each with one line of JSON on standard output.
import { sql } from "drizzle-orm"
import { abilityOf } from "@/lib/core/auth/casl"
import type { Principal } from "@/lib/core/auth/principal"
import { closeStore, store } from "@/lib/core/db/client"
import { rowsOf } from "@/lib/core/db/rows"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { toHttpError } from "@/lib/core/http/errors"
import { once } from "@/lib/core/idempotency/service"
import * as keys from "@/lib/features/api-keys/service/keys"
import * as invoices from "@/lib/features/invoices/service/write"
import type { CashPlace, CashPlan } from "./cash-writers"
import { type Disk, forgetfulDisk } from "./forgetful-disk"
import { type Space, smallDisk } from "./small-disk"

const setSpace = smallDisk()
let disk: Disk | undefined
const actor = { workspaceId: 1, userId: 1 }
const line = { item: "Linen Notebook A5", description: "", qty: 10, unitPriceMinor: 1234, discount: 0, vatRate: 0 }

/** The pipe has the line before this returns, so that it arrives even if the process is killed next. */
const say = (response: object) => void process.stdout.write(`${JSON.stringify(response)}\n`)

/** An invoice with three lines, identified by its note. */
const addIn = (scope: Scope, note: string) =>
  invoices.add(scope, { clientId: 1, note, lines: [line, line, line] } as Parameters<typeof invoices.add>[1])
const add = (note: string) => tx(actor, (scope) => addIn(scope, note))

async function invoicesOnDisk() {
  const { owner } = await store()
  return rowsOf<{ note: string; total: number; lines: number }>(
    await owner.execute(sql`select note, total, (select count(*)::int from invoice_lines l
      where l.workspace_id = i.workspace_id and l.invoice_id = i.id) as lines from invoices i where note like 'program %'`),
  )
}

const commands = {
  open: async () => {
    await store()
    return { open: true }
  },
  space: async (space: Space) => {
    setSpace(space)
    return { space }
  },
  /** Replaces the disk of the data directory, before `open`. Later calls change its properties. */
  disk: async (changes: Disk) => {
    if (disk) Object.assign(disk, changes)
    else {
      disk = changes
      forgetfulDisk(disk)
    }
    return { disk: changes.platter ?? "" }
  },
  /** Runs a statement as the owner, without the services. */
  run: async (statement: string) => {
    await (await store()).owner.execute(sql.raw(statement))
    return { ran: statement }
  },
  /** Revokes an API key as the administrator. */
  revokeKey: async (id: string) => {
    const administrator = { ability: abilityOf([{ action: "manage", subject: "all" }]) } as Principal
    await tx(actor, (scope) => keys.revoke(scope, administrator, id))
    return { revoked: id }
  },
  /** Adds an invoice with an Idempotency-Key, and never ends the transaction. */
  addWithKey: (key: string) =>
    new Promise<{ began: string }>((resolve, reject) => {
      const request = { key, method: "POST", path: "/apps/invoice/add-invoice", input: [] }
      const run = async (scope: Scope) => {
        await addIn(scope, `program ${key}`)
        resolve({ began: key })
        await new Promise(() => {})
      }
      tx(actor, (scope) => once(scope, request, () => run(scope))).catch(reject)
    }),
  add: async (note: string) => {
    await add(note)
    return { added: note }
  },
  /** Writes endlessly: several at a time, each acknowledged separately. */
  write: async (prefix: string) => {
    for (let writer = 0; writer < 4; writer++) {
      void (async () => {
        for (let n = 0; ; n++) {
          const note = `${prefix} ${writer}.${n}`
          await add(note)
          say({ added: note })
          // Between two writes the process handles messages and signals.
          await new Promise((resolve) => setImmediate(resolve))
        }
      })()
    }
    return { writing: prefix }
  },
  openCash: async () => ({ place: await (await import("./cash-writers")).openPlace() }),
  writeCash: async (plan: CashPlan) => {
    ;(await import("./cash-writers")).writeCash(plan, say)
    return { writing: "cash" }
  },
  checkCash: async (place: CashPlace) => ({ found: await (await import("./cash-writers")).checkCash(place) }),
  read: async () => ({ invoices: await invoicesOnDisk() }),
  close: async () => {
    await closeStore()
    return { closed: true }
  },
}
export type Commands = typeof commands

process.on("message", async ([name, argument]: [keyof Commands, never]) => {
  try {
    say(await commands[name](argument))
  } catch (error) {
    const { message, cause } = error as Error
    say({
      failed: cause instanceof Error ? cause.message : message,
      kind: (error as Error).constructor.name,
      status: toHttpError(error).status,
    })
  }
})
process.on("SIGTERM", () => void closeStore().finally(() => process.exit(0)))
say({ ready: true })
