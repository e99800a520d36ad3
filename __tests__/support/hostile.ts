import type * as z from "zod"
import type { Endpoint } from "@/lib/core/http/endpoint"
import { cashFields } from "./hostile-cash"
import { paymentFields } from "./hostile-payments"
import { billFields, catalogueFields, customerFields, stockFields } from "./hostile-stock"
import { serverUrl } from "./store"

const fieldsByPath = [cashFields, catalogueFields, stockFields, customerFields, paymentFields, billFields]

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`

/** Texts that harm other programs than a database, for which they are plain letters: not sent again for a database server. */
const plainTexts = ["1 or 1=1", "<script>alert(1)</script>", "{{7*7}} <%= 7*7 %>", "../../../etc/passwd"]

/** Values that must not crash any field. */
export const nastyValues: unknown[] = [
  ...(serverUrl ? [] : plainTexts),
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00x",
  "'; drop table users; --",
  "%00%ff%",
  "x".repeat(100_000),
  "\u202e\u200b\ufeff",
  " ",
  "",
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 63,
  1e308,
  -1e308,
  true,
  false,
  null,
  [],
  [[]],
  ["a", 1, null],
  Array.from({ length: 2000 }, (_, i) => i),
  {},
  { a: { b: { c: {} } } },
  { $gt: "" },
  { length: 1 },
]

/** Complete bodies that no endpoint accepts. */
export const nastyBodies: { name: string; body: string; type?: string }[] = [
  { name: "malformed", body: '{"a":' },
  { name: "two values", body: "{}{}" },
  { name: "a word", body: "hello" },
  { name: "null", body: "null" },
  { name: "a number", body: "1e999" },
  { name: "a list", body: "[1,2,3]" },
  { name: "a string", body: '"x"' },
  { name: "__proto__", body: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}' },
  { name: "deep", body: deep(5000) },
  { name: "deep, but parsable", body: deep(40) },
  { name: "2 MB", body: JSON.stringify({ a: "x".repeat(2_000_000) }) },
  { name: "many keys", body: `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(",")}}` },
  { name: "NUL in a key", body: '{"a\\u0000b":1}' },
  { name: "not UTF-8", body: "latin" },
  { name: "a form", body: "a=1&b=2", type: "application/x-www-form-urlencoded" },
  { name: "XML", body: "<a/>", type: "application/xml" },
  { name: "text", body: '{"a":1}', type: "text/plain" },
]

const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> => {
  // A preprocessed schema has its result under `out`.
  const definition = schema?.def as unknown as { shape?: Record<string, z.ZodType>; out?: z.ZodType } | undefined
  return definition?.shape ?? (definition?.out ? shapeOf(definition.out) : {})
}

/** The names of a schema's fields; nested ones are written with a dot. */
export function fieldNames(schema: z.ZodType | undefined): string[] {
  return Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    const inner = Object.keys(shapeOf(field))
    return [name, ...inner.map((nested) => `${name}.${nested}`)]
  })
}

/** A valid input of an endpoint, in which one value at a time is replaced by a bad one. */
export function wellFormed(call: Endpoint & { name: string }): Record<string, unknown> {
  const known: Record<string, unknown> = {
    id: 3,
    token: "a-token",
    userIds: [3],
    user: { id: 3 },
    details: { id: 3 },
    dataToUpdate: call.path.startsWith("/apps/email/") ? {} : { status: "active" },
    permissions: null,
    email: call.path.startsWith("/apps/email/") ? { id: 3, to: ["client@demo.com"] } : "somebody@example.org",
    emailIds: [3],
    emailId: 3,
    label: "private",
    dir: "next",
    obj: { message: "Hello", contact: { id: 3 } },
    profileUser: {},
    isSeen: true,
    username: "somebody",
    password: "quite a secret 7",
    withoutExport: "somebody@example.org",
    fullName: "Some Body",
    task: { id: 3, title: "A task" },
    taskId: 3,
    beforeId: 4,
    event: { id: 3, title: "An event", start: "2031-03-01", end: "2031-03-02" },
    invoice: { id: 4990, version: 1, clientId: 1, lines: [{ item: "Box", qty: 1, unitPriceMinor: 100 }] },
    invoiceIds: [4990],
    paymentId: 3,
    version: 1,
    reason: "Wrong price",
    creditedLines: [{ position: 1, qty: 1 }],
    client: { name: "Some Body", companyEmail: "somebody@example.org" },
    billing: { company: "Somebody" },
    shop: { subtitle: "A shop" },
    subject: "A subject",
    message: "A message",
    amountMinor: 100,
    productId: 3,
    qty: 2,
    address: { fullName: "Some Body", phone: "1", line1: "A street 1", city: "A town", postcode: "1" },
    payment: "cashOnDelivery",
    kind: "card",
    number: "4242 4242 4242 4242",
    expiry: "12/49",
    cvc: "123",
    holder: "Some Body",
    code: "WELCOME10",
    phone: "1",
    line1: "A street 1",
    city: "A town",
    postcode: "1",
    coupon: { code: "PAPER5", kind: "amount", value: 5 },
    isOn: false,
    answer: "yes",
    product: { id: 3, name: "A product", category: "pens", price: 12.5 },
    productIds: [3],
    newPassword: "quite a secret 8",
    post: { postText: "Hello" },
    comment: "Hello",
    commentText: "Hello",
    name: "Rossetti marble",
    article: { id: 3, categoryId: 1, title: "Hello", content: "<p>Hello</p>" },
    question: { id: 3, category: "payment", question: "Hello?", ans: "Hello" },
    category: call.path.includes("/ecommerce/") ? "pens" : { id: 3, title: "Hello" },
    blog: { id: 3, blogTitle: "Hello", content: "<p>Hello</p>" },
    url: "https://hooks.example.org/in",
    events: ["invoice.*"],
    business: 1,
    person: 1,
    role: "cashier",
    legalName: "Some Body Oy",
    country: "FI",
    currency: "EUR",
    iban: "FI2112345600000785",
  }
  if (/^\/api\/v1\/(tills|safes)/.test(call.path)) known.shop = 1
  if (call.path.startsWith("/api/v1/businesses")) known.kind = "company"
  for (const fieldsOf of fieldsByPath) Object.assign(known, fieldsOf(call.path))
  if (call.path === "/apps/ecommerce/update-order") known.status = "shipped"
  const names = Object.keys({ ...shapeOf(call.body), ...shapeOf(call.query) })
  return Object.fromEntries(names.filter((name) => name in known).map((name) => [name, known[name]]))
}

/** The input with one field replaced. */
export function withField(input: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const [outer = "", inner] = name.split(".")
  if (!inner) return { ...input, [outer]: value }
  return { ...input, [outer]: { ...(input[outer] as object), [inner]: value } }
}
