import { newsChannel } from "@/lib/core/live/news"
import { client, stranger } from "../support/api"
import { type Assistant, assistant } from "../support/assistant"
import { skip } from "../support/clock"
import { contents, query } from "../support/facts"
import { colleague } from "../support/people"
import { testStore } from "../support/store"
import { until } from "../support/until"

let admin: Assistant
let made = 0

beforeAll(async () => {
  admin = await assistant(await client("admin"))
})

const newTask = () => ({ call: "addTask", input: { body: { task: { title: `Planned ${++made}` } } } })
const tasks = async () => {
  const [row] = await query<{ n: number }>(`select count(*)::int as n from tasks where title = 'Planned ${made}'`)
  return row?.n
}

test("a plan changes nothing; its confirmation writes once; a second one gets the first answer", async () => {
  const before = await contents()
  const { plan, wouldAnswer } = await admin.run("plan_write", newTask())
  expect(await contents()).toEqual(before)
  expect(wouldAnswer.response.task.title).toBe(`Planned ${made}`)
  const first = await admin.run("confirm_write", { plan })
  expect(first).toEqual({ call: "addTask", replayed: false, response: expect.objectContaining({}) })
  // The id that the dry run took was free again.
  expect(first.response.task.id).toBe(wouldAnswer.response.task.id)
  expect(await admin.run("confirm_write", { plan })).toEqual({ ...first, replayed: true })
  expect(await tasks()).toBe(1)
})

test("fifty simultaneous confirmations make one record and get equal answers", async () => {
  const { plan } = await admin.run("plan_write", newTask())
  const answers = await Promise.all(Array.from({ length: 50 }, () => admin.run("confirm_write", { plan })))
  expect(new Set(answers.map(({ response }) => JSON.stringify(response))).size).toBe(1)
  expect(answers.filter(({ replayed }) => replayed)).toHaveLength(49)
  expect(await tasks()).toBe(1)
})

test("a plan says what would change: the fields that differ, before and after", async () => {
  const { plan, wouldChange } = await admin.run("plan_write", newTask())
  const title = `Planned ${made}`
  expect(wouldChange).toEqual([
    expect.objectContaining({ action: "created", record: { type: "task", id: expect.any(String) } }),
  ])
  expect(wouldChange[0].after.title).toBe(title)
  const { id } = (await admin.run("confirm_write", { plan })).response.task
  const update = { call: "updateTask", input: { body: { task: { id, title: "Renamed" } } } }
  expect((await admin.run("plan_write", update)).wouldChange).toEqual([
    { action: "updated", record: { type: "task", id: String(id) }, before: { title }, after: { title: "Renamed" } },
  ])
})

test("two plans for the same write are two writes", async () => {
  const write = newTask()
  for (const { plan } of [await admin.run("plan_write", write), await admin.run("plan_write", write)])
    await admin.run("confirm_write", { plan })
  expect(await tasks()).toBe(2)
})

test("a plan may be repeated with its fields in another order", async () => {
  const { plan } = await admin.run("plan_write", {
    call: "addTask",
    input: { body: { task: { title: `Planned ${++made}`, description: "", tags: ["high", "low"] } } },
  })
  const { tags, ...task } = plan.input.body.task
  const reordered = { ...plan, input: { body: { task: { tags, ...task } } } }
  expect((await admin.run("confirm_write", { plan: reordered })).replayed).toBe(false)
  expect((await admin.run("confirm_write", { plan })).replayed).toBe(true)
})

test("a plan with another input, call or time is refused as altered", async () => {
  const { plan } = await admin.run("plan_write", newTask())
  const later = new Date(Date.now() + 86_400_000).toISOString()
  for (const change of [
    { input: { body: { task: { title: "Something else" } } } },
    { call: "deleteTask" },
    { expiresAt: later },
    { idempotencyKey: "another" },
    { signature: "x" },
  ]) {
    const { code } = await admin.refused("confirm_write", { plan: { ...plan, ...change } })
    expect([change, code]).toEqual([change, "plan_altered"])
  }
  expect(await tasks()).toBe(0)
})

test("a plan of another user is refused, in one workspace or in two, whoever it names", async () => {
  const { plan } = await admin.run("plan_write", newTask())
  const others = [await colleague("maintainer"), await stranger()]
  for (const other of others) {
    const theirs = await assistant(other)
    expect(await theirs.refused("confirm_write", { plan })).toMatchObject({ code: "plan_foreign" })
    const { plan: own } = await theirs.run("plan_write", newTask())
    const claimed = { ...plan, user: own.user }
    expect(await theirs.refused("confirm_write", { plan: claimed })).toMatchObject({ code: "plan_altered" })
  }
  expect(await tasks()).toBe(0)
})

test("a plan expires after ten minutes, but one that was confirmed still gets its answer", async () => {
  skip(-601_000)
  const [late, confirmed] = [await admin.run("plan_write", newTask()), await admin.run("plan_write", newTask())]
  const first = await admin.run("confirm_write", { plan: confirmed.plan })
  skip(601_000)
  expect(await admin.refused("confirm_write", { plan: late.plan })).toMatchObject({ code: "plan_expired" })
  expect(await admin.run("confirm_write", { plan: confirmed.plan })).toEqual({ ...first, replayed: true })
})

test("a plan is refused where the write would be, and a delete can be planned", async () => {
  const error = await admin.refused("plan_write", { call: "addTask", input: { body: { task: { title: "" } } } })
  expect([error.status, Object.keys(error.error)]).toEqual([422, ["task.title"]])
  const { plan } = await admin.run("plan_write", newTask())
  const removal = await admin.run("plan_write", {
    call: "deleteTask",
    input: { query: { taskId: (await admin.run("confirm_write", { plan })).response.task.id } },
  })
  expect((await admin.run("confirm_write", { plan: removal.plan })).response.task.isDeleted).toBe(true)
})

test.each([
  ["sendInvoice", "one transaction"],
  ["updateUserPermissions", "confirmed"],
  ["uploadAttachment", "takes a file"],
  ["resetPassword", "signing in"],
])("%s can't be planned, and the reason is given", async (call, reason) => {
  const error = await admin.refused("plan_write", { call })
  expect(error).toMatchObject({ code: "call_unusable", error: expect.stringContaining(reason) })
})

test("a read is not a write, and a write is not a read", async () => {
  expect(await admin.refused("plan_write", { call: "listTasks" })).toMatchObject({ code: "wrong_tool" })
  expect(await admin.refused("read_call", { call: "addTask" })).toMatchObject({ code: "wrong_tool" })
})

test("open pages hear of a confirmation, not of a plan", async () => {
  const heard: string[] = []
  const unsubscribe = await (await testStore()).subscribe(newsChannel, (news) => void heard.push(news))
  const coupon = { code: "PLANNED", kind: "percent", value: 5 }
  await admin.run("plan_write", { call: "addCoupon", input: { body: { coupon } } })
  const { plan } = await admin.run("plan_write", {
    call: "addClient",
    input: { body: { client: { name: "Planned", companyEmail: "planned@example.org" } } },
  })
  await admin.run("confirm_write", { plan })
  // News arrive in the order of their writes.
  await until(() => heard.join().includes("/apps/invoice/"), "news of the client arrive")
  await unsubscribe()
  expect(heard.join()).not.toContain("/apps/ecommerce/")
})
