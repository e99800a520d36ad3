import * as z from "zod"
import { email, id, isoDate, line } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { locales } from "@/lib/core/i18n/locales"

export const statementQuery = z.object({ business: id, from: isoDate, to: isoDate })
export type StatementQuery = z.output<typeof statementQuery>

/** A statement of a customer's account with a business over a period: IOUs and invoices. */
export const customerStatement = z.object({
  customer: z.object({
    id: z.int(),
    name: z.string(),
    company: z.string(),
    address: z.string(),
    country: z.string(),
    email: z.string(),
    language: z.enum(locales),
  }),
  seller: z.object({
    business: z.int(),
    name: z.string(),
    address: z.string(),
    vatNumber: z.string(),
    iban: z.string(),
    bic: z.string(),
  }),
  currency: z.string(),
  from: isoDate,
  to: isoDate,
  /** The balance before the first day. */
  opening: z.int(),
  lines: z.array(
    z.object({
      /** The journal entry. */
      id: z.string(),
      day: isoDate,
      kind: z.string(),
      memo: z.string(),
      /** The increase in the customer's debt; negative for a decrease. */
      amount: z.int(),
      balance: z.int(),
      isReversal: z.boolean(),
    }),
  ),
  /** The balance at the end of the last day. */
  closing: z.int(),
  /** The balance now. */
  due: z.int(),
  /** A QR code to pay the amount due with a banking app; null if nothing is due, not in euro, or without a bank account. */
  payment: z.object({ payload: z.string(), size: z.int(), path: z.string() }).nullable(),
})
export type CustomerStatement = z.infer<typeof customerStatement>

/** The mail that a screen proposes. */
export const statementMail = z.object({ to: z.string(), subject: z.string(), message: z.string() })

export const sendStatementForm = statementQuery.extend({
  address: email.meta({ examples: ["name@example.com"] }),
  subject: line(200).min(1),
  message: z.string().trim().min(1).max(5_000),
})
export type SendStatementForm = z.output<typeof sendStatementForm>

/** A mail to a customer. */
export const customerMail = z.object({
  id: z.string(),
  kind: z.string(),
  record: z.int().nullable(),
  address: z.string(),
  state: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type CustomerMail = z.infer<typeof customerMail>

named({ CustomerStatement: customerStatement })
