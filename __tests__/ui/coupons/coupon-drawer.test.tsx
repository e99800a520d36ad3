import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import { CouponDrawer } from "@/components/features/coupons/coupon-drawer"
import { AbilityProvider } from "@/components/layout/ability"
import type { MessageSource } from "@/components/layout/messages"
import type { AbilityRule } from "@/lib/core/auth/ability"
import type { Coupon } from "@/lib/features/coupons/schema"
import audit from "@/messages/en/audit.json"
import coupons from "@/messages/en/coupons.json"
import errors from "@/messages/en/errors.json"
import ui from "@/messages/en/ui.json"
import { event } from "../audit/support"
import { network } from "../users/support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams("open=SPRING"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/ecommerce/coupons",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(20_000)

// Everything is in view and has a size: a dialog without one is closed.
Element.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, width: 10, height: 10 }) as DOMRect
globalThis.IntersectionObserver = class {
  constructor(private look: (entries: object[]) => void) {}
  observe = (target: Element) => this.look([{ target, isIntersecting: true }])
  unobserve = () => {}
  disconnect = () => {}
} as unknown as typeof IntersectionObserver

const coupon: Coupon = {
  id: 7,
  code: "SPRING",
  kind: "percent",
  value: 10,
  minimum: 0,
  startsOn: "",
  endsOn: "",
  startsAt: null,
  endsAt: null,
  mostUses: 10,
  uses: 0,
  oncePerPerson: false,
  isOffered: false,
  state: "active",
}
const messages: MessageSource = { locale: "en", namespaces: ["audit"], address: "/api/messages/en/1/audit" }

/** The drawer of a coupon, which others may change. */
function open(activity?: MessageSource, rules: AbilityRule[] = [{ action: "manage", subject: "all" }]) {
  const calls = network(({ path }) => {
    if (path === messages.address) return { body: { audit } }
    if (!/audit-events|activities/.test(path)) return { body: { coupon } }
    const data = [event({ recordType: "offer", recordId: "7", before: { mostUses: 5 }, after: { mostUses: 10 } })]
    return { body: { data, total: 1, page: 1, perPage: 10 } }
  })
  const drawer = (shown: Coupon) => (
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, errors, coupons }}>
      <AbilityProvider rules={rules}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <CouponDrawer coupons={[shown]} mayAdd activity={activity} />
        </SWRConfig>
      </AbilityProvider>
    </NextIntlClientProvider>
  )
  const { rerender } = render(drawer(coupon))
  const byAnother = (changes: Partial<Coupon>) => rerender(drawer({ ...coupon, ...changes }))
  const written = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body)
  return { calls, byAnother, written }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
/** Its code loads in several steps. */
const happened = () => screen.findByText("Ada Lindqvist changed offer #7", {}, { timeout: 10_000 })
const save = () => userEvent.click(screen.getByRole("button", { name: coupons.form.save }))

test("the drawer shows what happened to its coupon, to those who may see it", async () => {
  const { calls } = open(messages)
  expect(await happened()).toBeInTheDocument()
  const asked = calls.find(({ path }) => path === "/api/v1/audit-events")
  expect([asked?.query.get("recordType"), asked?.query.get("recordId")]).toEqual(["offer", "7"])
  const link = screen.getByRole("link", { name: audit.activity.all })
  expect(link.getAttribute("href")).toContain("/audit-log?recordType=offer&recordId=7")
})

test("those who may not read the log see the activity without a link to the log", async () => {
  const { calls } = open(messages, [{ action: "update", subject: "Product" }])
  expect(await happened()).toBeInTheDocument()
  expect(calls.map(({ path }) => path).filter((path) => path !== messages.address)).toEqual(["/api/v1/activities"])
  expect(screen.queryByRole("link", { name: audit.activity.all })).toBeNull()
})

test("others see the form alone, without a request", async () => {
  const { calls } = open()
  await field("Maximum uses in total")
  expect(calls).toEqual([])
})

test("a save leaves changes alone that others made while the form was open", async () => {
  const { byAnother, written } = open()
  const uses = await field("Maximum uses in total")
  await userEvent.type(uses, "0")
  byAnother({ minimum: 40 })
  await screen.findByText(ui.merge.merged)
  await save()
  await waitFor(() => expect(written()).toEqual([{ coupon: { code: "SPRING", mostUses: 100 } }]))
})

test("a field that both changed is saved once the user has chosen", async () => {
  const { byAnother, written } = open()
  const uses = await field("Maximum uses in total")
  await userEvent.type(uses, "0")
  byAnother({ mostUses: 25 })
  await screen.findByText(/Now: 25/)
  await save()
  expect(written()).toEqual([])
  expect(uses.value).toBe("100")
  await userEvent.click(screen.getByRole("button", { name: /^Keep mine/ }))
  await save()
  await waitFor(() => expect(written()).toEqual([{ coupon: { code: "SPRING", mostUses: 100 } }]))
})
