import { defineJob } from "@/lib/core/jobs/definitions"
import { scanWorkspace } from "@/lib/features/cash-exceptions/service/scan"
import { scanJob } from "@/lib/features/cash-exceptions/service/wake"
import type { Caller } from "./api"
import { type CashShop, openCashShop, staffOf } from "./cash-shop"
import { forgetJobs } from "./jobs"

type Reader = Pick<Caller, "get">
interface Exception {
  id: number
  kind: string
  subject: number
  amount: number | null
  task: number | null
}

/** A shop with its people, in which a write to cash has exceptions looked for. */
export async function openWatchedShop() {
  forgetJobs()
  defineJob(scanJob, { run: scanWorkspace })
  const place: CashShop = await openCashShop()
  const [shop, till, safe] = [place.shops[0], place.tills[0], place.safes[0]] as [number, number, number]
  const people = {
    cashier: await staffOf(place, "cashier", [shop]),
    supervisor: await staffOf(place, "supervisor", [shop]),
    manager: await staffOf(place, "manager", [shop]),
    bookkeeper: await staffOf(place, "bookkeeper"),
  }
  async function exceptions(who: Reader = place.admin, filters: Record<string, unknown> = {}): Promise<Exception[]> {
    const { status, body } = await who.get("/api/v1/cash-exceptions", { shop, state: "open", ...filters })
    if (status !== 200) throw new Error(`the list of exceptions answered ${JSON.stringify(body)}`)
    return body.data
  }
  return {
    ...{ place, shop, till, safe, ...people, exceptions },
    openOf: async (kind: string) => (await exceptions(place.admin, { kind }))[0],
    taskOf: async (id: number) => (await place.admin.get("/apps/todo/task", { taskId: id })).body.task,
  }
}
export type WatchedShop = Awaited<ReturnType<typeof openWatchedShop>>

/** The notifications of an exception that somebody has, by the screen that they link to. */
export const notesOf = async (who: Reader, link: string) =>
  (await who.get("/notifications/data", { perPage: 100 })).body.notifications.filter(
    (one: { kind: string; link: string }) => one.kind === "cashException" && one.link === link,
  )

export const params = (id: number) => ({ id: String(id) })
export const ago = (hours: number) => `now() - interval '${hours} hours'`
