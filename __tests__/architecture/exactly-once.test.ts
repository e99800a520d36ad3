import { takesKey } from "@/lib/core/http/endpoint"
import { endpoints } from "@/lib/features/index"
import { sources } from "../support/sources"

/** Writes that make something and are called without an Idempotency-Key, because something else keeps them from happening twice. */
const exempt: Record<string, string> = {
  addDrop: "a drop that waits for a network is sent with the key of its first attempt",
  sendMessage: "the outbox gives each message an id",
  sendEmail: "it sends a draft, which is none afterwards",
  scheduleEmail: "compose has saved the mail as a draft before, which has a version",
  addToWishlist: "a product is on the list once",
  makePaymentToken: "a token that is never used does nothing",
  placeOrder: "its payment token works once",
}

const makers = endpoints.filter((endpoint) => endpoint.status === 201 && takesKey(endpoint) && !endpoint.upload)
const calls = (name: string) =>
  sources.filter(
    ({ path, text }) =>
      path.startsWith("components/") && new RegExp(`\\bcall\\(\\s*\\w*[eE]ndpoints\\.${name}\\b`).test(text),
  )

test.each(makers.map(({ name }) => name).filter((name) => !(name in exempt)))(
  "screens that call %s send an Idempotency-Key",
  (name) => {
    expect(calls(name).map(({ path }) => path)).toEqual([])
  },
)

test("every exemption is needed", () => {
  const makesSomething = (name: string) => makers.some((maker) => maker.name === name)
  expect(Object.keys(exempt).filter((name) => !makesSomething(name) || calls(name).length === 0)).toEqual([])
})
