import * as z from "zod"
import { email, id, line, paging, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { defaultLocale, locales } from "@/lib/core/i18n/locales"
import { invoiceFormats } from "./values"

/** The recipient of an invoice. */
export const client = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
})
export type Client = z.infer<typeof client>

/** A client in a list, with the fields that the invoice form needs to select one. */
export const listedClient = client.extend({
  id: z.int(),
  avatar: z.string(),
  language: z.enum(locales),
  vatNumber: z.string(),
  buyerReference: z.string(),
  invoiceFormat: z.enum(invoiceFormats),
})
export type ListedClient = z.infer<typeof listedClient>

export const clientListQuery = z.object({
  q,
  /** Only this client. */
  id: unset(id),
  ...paging(10),
})
export type ClientListQuery = z.output<typeof clientListQuery>

export const clientPage = z.object({
  clients: z.array(listedClient),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

const fields = {
  name: line(120).min(1),
  company: line(120),
  companyEmail: email,
  address: line(200),
  country: line(80),
  contact: line(40),
  /** The language of the client's invoices. */
  language: z.enum(locales),
  vatNumber: line(30),
  /** The reference that the client wants on invoices; in Germany the Leitweg-ID of an authority. */
  buyerReference: line(100),
  /** The format of invoices sent by mail; `auto` follows the client's country. */
  invoiceFormat: z.enum(invoiceFormats),
}

/** The form for adding and editing. */
export const clientForm = z.object(fields)
export type ClientForm = z.output<typeof clientForm>

export const newClient = z.object({
  ...fields,
  company: fields.company.default(""),
  address: fields.address.default(""),
  country: fields.country.default(""),
  contact: fields.contact.default(""),
  language: fields.language.default(defaultLocale),
  vatNumber: fields.vatNumber.default(""),
  buyerReference: fields.buyerReference.default(""),
  invoiceFormat: fields.invoiceFormat.default("auto"),
})
export type NewClient = z.output<typeof newClient>

export const clientChanges = z.object(fields).partial().extend({ id })
export type ClientChanges = z.output<typeof clientChanges>

named({ Client: client, ListedClient: listedClient })
