import * as z from "zod"
import { email, line, paging, q } from "@/lib/core/http/fields"

/** Whom an invoice is for (spec section 3). */
export const client = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
})
export type Client = z.infer<typeof client>

/** A client with what the invoice form needs to name one. */
export const listedClient = client.extend({ id: z.int(), avatar: z.string() })
export type ListedClient = z.infer<typeof listedClient>

export const clientListQuery = z.object({ q, ...paging(10) })
export type ClientListQuery = z.output<typeof clientListQuery>

export const clientPage = z.object({
  clients: z.array(listedClient),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})

export const clientForm = z.object({
  name: line(120).min(1),
  company: line(120).default(""),
  companyEmail: email,
  address: line(200).default(""),
  country: line(80).default(""),
  contact: line(40).default(""),
})
export type NewClient = z.output<typeof clientForm>
