import { tx } from "@/lib/core/db/tx"
import { sendMail } from "@/lib/core/mail"
import { createDeliverer } from "@/lib/core/outbox/deliverer"
import { queueMail } from "@/lib/core/outbox/queue"
import { afterAttempt, claim, finish, type OutboxRow } from "@/lib/core/outbox/store"
import { query } from "../support/facts"
import { mailTo, makeDue, me, queue, rowTo } from "../support/outbox-rows"
import { deliverAll, sendThrough, serve, serveSilence, stopServing } from "../support/smtp"
import { testStore } from "../support/store"
import { until } from "../support/until"

beforeAll(() => testStore())
afterEach(stopServing)

test("several concurrent deliverers send each e-mail once", async () => {
  const { arrived } = await serve()
  const addresses = Array.from({ length: 30 }, (_, i) => `many${i}@out.example`)
  const deliverers = [createDeliverer(), createDeliverer(), createDeliverer()]
  await queue(...addresses.map((to) => mailTo(to)))
  for (const one of deliverers) one.wake()
  await Promise.all([deliverAll(), ...deliverers.map((one) => one.stop())])
  expect(arrived.flatMap(({ to }) => to).sort()).toEqual([...addresses].sort())
})

test("an e-mail whose process was killed while sending is sent once by another process after its lease ends", async () => {
  const { owner } = await testStore()
  // Queued and leased without delivery: this is what a killed process leaves behind.
  await sendThrough("smtp://127.0.0.1:9")
  await tx(me, async (scope) => {
    await queueMail({ ...scope, after: () => {} }, mailTo("orphan@out.example"))
  })
  const [taken] = await claim(owner, 1, 60)
  expect(taken?.recipients).toEqual(["orphan@out.example"])
  const { arrived } = await serve()
  await deliverAll()
  expect(arrived).toEqual([])
  await makeDue("orphan@out.example")
  await Promise.all([deliverAll(), deliverAll()])
  expect(arrived).toHaveLength(1)
  expect(await rowTo("orphan@out.example")).toMatchObject({ state: "sent", attempts: 2 })
  // The first process is still running after all: its result doesn't count any more.
  const late = afterAttempt(taken as OutboxRow, { accepted: [], refused: [], error: "ECONNECTION" })
  expect(await finish(owner, taken as OutboxRow, late)).toBe(false)
  expect((await rowTo("orphan@out.example")).state).toBe("sent")
})

test("the lease is renewed while an e-mail is being sent", async () => {
  await serveSilence(1500)
  await tx(me, (scope) => queueMail({ ...scope, after: () => {} }, mailTo("long@out.example")))
  const patient = createDeliverer({ lease: 1 })
  patient.wake()
  const leased = await until(async () => {
    const { state, next_attempt_at: end } = await rowTo("long@out.example")
    return state === "sending" && String(end)
  }, "the first lease is taken")
  const isOver = async () => (await query(`select now() > '${leased}' as over`))[0]?.over === true
  await until(isOver, "the first lease would have ended")
  await deliverAll()
  expect(await rowTo("long@out.example")).toMatchObject({ state: "sending", attempts: 1 })
  await patient.stop()
  expect(await rowTo("long@out.example")).toMatchObject({ state: "queued", attempts: 1 })
})

test("a failed transaction leaves no e-mail", async () => {
  const { arrived } = await serve()
  const failing = tx(me, async (scope) => {
    await queueMail(scope, mailTo("undone@out.example"))
    throw new Error("changed my mind")
  })
  await expect(failing).rejects.toThrow("changed my mind")
  await deliverAll()
  expect([arrived, await rowTo("undone@out.example")]).toEqual([[], undefined])
})

test("sendMail doesn't wait for the server, and a text with a link is deleted once sent or failed", async () => {
  let refuses = true
  const { arrived } = await serve({ recipient: () => (refuses ? [550, "no"] : undefined) })
  await sendMail({ to: "lost@out.example", subject: "Reset", text: "/reset-password?token=secret" })
  expect(arrived).toEqual([])
  await deliverAll()
  expect(await rowTo("lost@out.example")).toMatchObject({
    state: "failed",
    text: "",
    workspace_id: null,
    user_id: null,
  })
  refuses = false
  await sendMail({ to: "reset@out.example", subject: "Reset", text: "/reset-password?token=secret" })
  await deliverAll()
  expect(arrived[0]?.text).toContain("token=secret")
  expect(await rowTo("reset@out.example")).toMatchObject({ state: "sent", text: "" })
})
