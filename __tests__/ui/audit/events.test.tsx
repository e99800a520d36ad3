import { screen } from "@testing-library/react"
import EventDetails from "@/components/features/audit/event-details"
import { CheckResult } from "@/components/features/audit/log-actions"
import { useEventText } from "@/components/features/audit/use-event-text"
import type { AuditEvent } from "@/lib/features/audit/schema"
import { event, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/audit-log",
  useParams: () => ({ locale: "en" }),
}))

const Sentence = ({ of }: { of: AuditEvent }) => <p>{useEventText().sentence(of)}</p>

const invoice = { recordType: "invoice", recordId: "5034", before: null, after: null }
const sentences: [Parameters<typeof show>[1], Partial<AuditEvent>, string][] = [
  ["en-GB", invoice, "Ada Lindqvist changed invoice #5034"],
  ["de", invoice, "Ada Lindqvist hat die Rechnung Nr. 5034 geändert"],
  ["fr", invoice, "Ada Lindqvist a modifié la facture n°\u00a05034"],
  ["pt", invoice, "Ada Lindqvist alterou a fatura n.º\u00a05034"],
  [
    "en-GB",
    { action: "deleted", before: { fullName: "Grace Hopper" }, after: null },
    "Ada Lindqvist deleted user “Grace Hopper”",
  ],
  ["en-GB", { ...invoice, actorId: null, actorName: null }, "The system changed invoice #5034"],
  ["en-GB", { ...invoice, actorName: null }, "Someone changed invoice #5034"],
  [
    "en-GB",
    { action: "sign-in-failed", actorId: null, actorName: null, before: null, after: null },
    "A sign-in of user #3 failed",
  ],
  ["en-GB", { action: "exported", recordId: "all", before: null, after: null }, "Ada Lindqvist exported users"],
  ["en-GB", { action: "refused", recordType: "call", recordId: "GET /x" }, "Ada Lindqvist was refused the call GET /x"],
  [
    "en-GB",
    { action: "sent-out", recordType: "new-thing", before: null, after: null },
    "Ada Lindqvist: Sent out, New thing #3",
  ],
]

test.each(sentences)("in %s an event is worded", (locale, more, sentence) => {
  show(<Sentence of={event(more)} />, locale)
  expect(screen.getByRole("paragraph")).toHaveTextContent(sentence.replace(/\u00a0/g, " "))
})

/** The text of the diff for a field. */
const field = (name: string) => screen.getByText(name, { selector: "dt" }).parentElement?.textContent

test("a change shows each field before and after it, and how it was sealed", () => {
  show(<EventDetails event={event()} />)
  expect(field("Company")).toBe("CompanyBeforeExample LtdAfterLovelace & Co")
  expect(screen.getByText("Sealed as no. 1,234")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "User #3" })).toHaveAttribute("href", "/apps/user/view/3")
})

test("values are worded by what they are: amounts, rates, days, yes and no, lists, nothing, and secrets", () => {
  const line = { type: "invoice_lines", id: "1", action: "updated" }
  const { unmount } = show(
    <EventDetails
      event={event({
        ...invoice,
        part: line,
        before: { unitPrice: 120_050, vatRate: 2500, quantity: 1500 },
        after: { unitPrice: 99_900, vatRate: 600, quantity: 2000 },
      })}
    />,
  )
  expect(screen.getByText("Line: changed")).toBeInTheDocument()
  expect(field("Unit price")).toBe("Unit priceBefore1,200.50After999.00")
  expect(field("VAT rate")).toBe("VAT rateBefore25%After6%")
  expect(field("Quantity")).toBe("QuantityBefore1.5After2")
  unmount()
  const after = {
    issuedDate: "2026-05-12",
    sentAt: "2026-05-12T08:00:00+00:00",
    total: 100,
    currency: "EUR",
    showsNote: true,
  }
  show(
    <EventDetails
      event={event({
        ...invoice,
        before: { note: "" },
        after: { ...after, note: null, number: 5034, tags: ["a", "b"], passwordHash: "***" },
      })}
    />,
  )
  expect(field("Issue date")).toBe("Issue dateBefore–After12 May 2026")
  expect(field("Sent")).toBe("SentBefore–After12 May 2026, 08:00")
  expect(field("Total")).toBe("TotalBefore–After€1.00")
  expect(field("Shows the note")).toBe("Shows the noteBefore–AfterYes")
  expect(field("Number")).toBe("NumberBefore–After5034")
  expect(field("Tags")).toBe("TagsBefore–Aftera and b")
  expect(field("Note")).toBe("NoteBefore–After–")
  expect(field("Password")).toBe("PasswordBefore–AfterNot recorded")
})

const values: [Parameters<typeof show>[1], Partial<AuditEvent>, string, string][] = [
  ["en-GB", { recordType: "order", after: { status: "shipped" } }, "Status", "Shipped"],
  ["de", { recordType: "order", after: { status: "shipped" } }, "Status", "Versandt"],
  ["fr", { recordType: "invoice", after: { status: "Partial Payment" } }, "Statut", "Partiellement payée"],
  ["pt", { recordType: "task", after: { tags: ["high", "update"] } }, "Etiquetas", "Alta e Atualização"],
  ["en-GB", { recordType: "webhook", after: { events: ["*"] } }, "Events", "All events"],
  [
    "en-GB",
    { recordType: "webhook", after: { events: ["task.*", "order.created"] } },
    "Events",
    "Task and Order (Created)",
  ],
  [
    "en-GB",
    { recordType: "api-key", after: { scopes: ["read", "todo:write"] } },
    "What the key may do",
    "Reads everything. Reads and changes: To-do.",
  ],
  ["en-GB", { recordType: "product", after: { price: 1250 } }, "Price", "€12.50"],
  ["de", { recordType: "product", after: { price: 1250 } }, "Preis", "12,50 €"],
  ["en-GB", { recordType: "event", after: { reminder: 30 } }, "Reminder", "30 minutes"],
  ["en-GB", { recordType: "product", after: { facts: [{ name: "Nib", value: "M" }] } }, "Facts", "Nib: M"],
  [
    "de",
    { recordType: "order", after: { address: { fullName: "Ada", city: "Oslo", kind: "home", line2: "" } } },
    "Adresse",
    "Vollständiger Name: Ada, Ort: Oslo, Art: Privat",
  ],
]

test.each(values)("in %s the values of %j are worded as on their screens", (locale, more, label, text) => {
  show(<EventDetails event={event({ before: null, ...more })} />, locale)
  expect(field(label)?.replace(/\s/g, " ")).toContain(text)
})

test.each([["127.0.0.1"], ["::1"], ["0:0:0:0::/64"]])("the network %s is said to be this machine", (network) => {
  show(<EventDetails event={event({ network })} />)
  expect(field("Network")).toBe("NetworkThis machine")
})

test("blanked details are said to be deleted, and nothing can be reverted", () => {
  show(<EventDetails event={event({ before: null, after: null, isBlanked: true, actorName: null, network: null })} />)
  expect(screen.getByText("The details were deleted")).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Revert this change" })).toBeNull()
})

test("a check says in words that the log is intact, or which entry is not", () => {
  const whole = { isIntact: true, sequence: 1234, hash: "c0ffee", unsealed: 2, blanked: 0, problem: null }
  const { unmount } = show(<CheckResult check={whole} />)
  expect(screen.getByRole("alert")).toHaveTextContent(
    "The audit log is intactAll 1,234 sealed entries are as they were written. 2 more wait for their seal.",
  )
  unmount()
  show(<CheckResult check={{ ...whole, isIntact: false, problem: { sequence: 17, reason: "the event is missing" } }} />)
  expect(screen.getByRole("alert")).toHaveTextContent("Entry no. 17 is not as it was sealed.")
})
