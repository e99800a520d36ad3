import { outboxCounts } from "@/lib/core/outbox/service"
import { query } from "../support/facts"
import { mailTo, makeDue, queue, rowTo } from "../support/outbox-rows"
import { deliverAll, serve, serveSilence, stopServing } from "../support/smtp"
import { testStore } from "../support/store"

const idsIn = (text: string) => /^Message-ID: (.+)$/im.exec(text)?.[1]

beforeAll(() => testStore())
afterEach(stopServing)

test("a queued e-mail arrives complete, becomes sent, and its text and files are deleted from the table", async () => {
  const { arrived } = await serve()
  const content = new TextEncoder().encode("file")
  await queue(
    mailTo("ada@out.example", {
      to: { name: 'Ada "A" Ölund', address: "ada@out.example" },
      cc: ["cc@out.example"],
      recipients: ["ada@out.example", "blind@out.example"],
      replyTo: { name: "Me", address: "me@in.example" },
      html: "<p>Hello</p>",
      attachments: [{ filename: "a.txt", contentType: "text/plain", content }],
    }),
  )
  await deliverAll()
  const [mail] = arrived
  expect(mail?.to).toEqual(["ada@out.example", "blind@out.example"])
  for (const part of [/^Cc: cc@out\.example/m, /^Reply-To: Me <me@in\.example>/m, /<p>Hello<\/p>/, /filename=a\.txt/]) {
    expect(mail?.text).toMatch(part)
  }
  expect(mail?.text).not.toContain("blind@")
  const row = await rowTo("ada@out.example")
  expect(row).toMatchObject({ state: "sent", attempts: 1, recipients: [], text: "", html: null, last_error: null })
  expect(row.sent_at).toBeTruthy()
  expect(await query("select 1 from mail_outbox_files")).toEqual([])
})

test("a 550 is final and keeps the server's message", async () => {
  const { arrived } = await serve({ recipient: () => [550, "5.1.1 No such user here"] })
  await queue(mailTo("gone@out.example"))
  await deliverAll()
  expect(await rowTo("gone@out.example")).toMatchObject({
    state: "failed",
    attempts: 1,
    recipients: ["gone@out.example"],
    last_error: "550 5.1.1 No such user here",
    // It can be retried manually.
    text: "Hello",
  })
  expect(arrived).toEqual([])
})

test("an e-mail rejected with 451 is retried under the same Message-ID and arrives", async () => {
  let tries = 0
  const ids: (string | undefined)[] = []
  const { arrived } = await serve({
    mail: (text) => {
      ids.push(idsIn(text))
      return ++tries === 1 ? [451, "4.7.1 Greylisted, come back later"] : undefined
    },
  })
  await queue(mailTo("grey@out.example"))
  await deliverAll()
  const row = await rowTo("grey@out.example")
  expect(row).toMatchObject({ state: "queued", attempts: 1, last_error: "451 4.7.1 Greylisted, come back later" })
  expect(row.seconds).toBeGreaterThan(40)
  expect(row.seconds).toBeLessThan(75)
  await deliverAll()
  expect(tries).toBe(1)
  await makeDue("grey@out.example")
  await deliverAll()
  expect(await rowTo("grey@out.example")).toMatchObject({ state: "sent", attempts: 2, last_error: null })
  expect(arrived).toHaveLength(1)
  expect(ids[0]).toBe(ids[1])
  expect(ids[0]).toMatch(/@cornerledger>$/)
})

test("each of several recipients gets it once; rejected ones remain", async () => {
  let isGrey = true
  const { arrived } = await serve({
    recipient: (address) =>
      address.startsWith("gone") ? [550, "gone"] : isGrey && address.startsWith("grey") ? [450, "later"] : undefined,
  })
  await queue(mailTo("one@mixed.example", { cc: ["gone@mixed.example", "grey@mixed.example"] }))
  await deliverAll()
  expect(await rowTo("one@mixed.example")).toMatchObject({
    state: "queued",
    recipients: ["gone@mixed.example", "grey@mixed.example"],
    refused: ["gone@mixed.example"],
  })
  isGrey = false
  await makeDue("one@mixed.example")
  await deliverAll()
  expect(await rowTo("one@mixed.example")).toMatchObject({ state: "failed", recipients: ["gone@mixed.example"] })
  expect(arrived.map(({ to }) => to)).toEqual([["one@mixed.example"], ["grey@mixed.example"]])
})

test("a server that never answers times out, and the e-mail is retried", async () => {
  await serveSilence(300)
  const began = performance.now()
  await queue(mailTo("slow@out.example"))
  expect(performance.now() - began).toBeLessThan(250)
  await deliverAll()
  expect(await rowTo("slow@out.example")).toMatchObject({ state: "queued", attempts: 1, last_error: "ETIMEDOUT" })
})

test("an e-mail is retried if the server dies in the middle of it", async () => {
  let deaths = 0
  const { arrived } = await serve({ dies: () => ++deaths === 1 })
  await queue(mailTo("dying@out.example"))
  await deliverAll()
  expect(await rowTo("dying@out.example")).toMatchObject({ state: "queued", attempts: 1 })
  expect(deaths).toBe(1)
  await makeDue("dying@out.example")
  await deliverAll()
  expect(await rowTo("dying@out.example")).toMatchObject({ state: "sent", attempts: 2 })
  expect(arrived).toHaveLength(1)
})

test("an e-mail fails after a day of attempts", async () => {
  await serve({ recipient: () => [451, "later"] })
  await queue(mailTo("never@out.example"))
  await deliverAll()
  await query(`update mail_outbox set attempts = 13 where "to" -> 0 ->> 'address' = 'never@out.example'`)
  await makeDue("never@out.example")
  const before = await outboxCounts()
  await deliverAll()
  expect(await rowTo("never@out.example")).toMatchObject({ state: "failed", attempts: 14, last_error: "451 later" })
  expect((await outboxCounts()).failed).toBe(before.failed + 1)
})
