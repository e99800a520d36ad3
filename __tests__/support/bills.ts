import { randomUUID } from "node:crypto"
import { complete } from "@/lib/features/einvoices/service/complete"
import type { EInvoice } from "@/lib/features/einvoices/service/model"
import { type Answer, send } from "./api"

const nobody = {
  ...{
    tradingName: "",
    taxNumber: "",
    companyNumber: "",
    street: "",
    extra: "",
    city: "",
    postcode: "",
    country: "FI",
  },
  endpoint: { scheme: "", id: "" },
  contact: { name: "", phone: "", email: "" },
}
const one = { units: 1n, scale: 0 }

interface Bill {
  number: string
  /** Net amounts in cents, by rate in basis points. */
  lines?: [net: number, rate: number][]
  kind?: EInvoice["kind"]
  supplier?: string
  vatNumber?: string
  buyerVat?: string
  iban?: string
}

/** A bill of a supplier. */
export const billOf = ({ number, lines = [[10_000, 2550]], kind = "invoice", ...rest }: Bill): EInvoice =>
  complete({
    ...{ kind, number, issuedOn: "2026-06-15", dueOn: "2026-07-15", deliveredOn: "", currency: "EUR" },
    ...{
      buyerReference: "",
      orderNumber: "",
      corrects: null,
      notes: [],
      deliveredTo: null,
      adjustments: [],
      prepaid: 0n,
    },
    seller: { ...nobody, name: rest.supplier ?? "Paper Mill Oy", vatNumber: rest.vatNumber ?? "" },
    buyer: { ...nobody, name: "Cash Oy", vatNumber: rest.buyerVat ?? "" },
    payment: { means: "58", iban: rest.iban ?? "", bic: "", accountName: "", remittance: "RF18", terms: "" },
    lines: lines.map(([net, rate], i) => ({
      ...{
        id: String(i + 1),
        name: `Item ${i + 1}`,
        description: "",
        code: "",
        gtin: "",
        unit: "C62",
        adjustments: [],
      },
      ...{ quantity: one, price: { units: BigInt(net), scale: 2 }, per: one },
      tax: { category: rate > 0 ? ("S" as const) : ("Z" as const), rate },
    })),
  })

// biome-ignore lint/suspicious/noExplicitAny: parsed JSON
type Uploaded = Answer<any>

/** Uploads a file as a bill. */
export const upload = (
  token: string | undefined,
  content: Uint8Array | string,
  { type = "application/xml", query = {} }: { type?: string; query?: Record<string, string | number> } = {},
): Promise<Uploaded> =>
  send("/api/v1/supplier-bills/import", {
    method: "POST",
    body: content as BodyInit,
    search: `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": type,
      "idempotency-key": randomUUID(),
      "x-forwarded-for": "192.0.2.1",
    },
  })
