import * as z from "zod"
import { id } from "@/lib/core/http/fields"
import { documentFormats } from "./values"

export const documentParams = z.object({ id })
export const invoiceFormatList = z.object({
  data: z.array(
    z.object({
      format: z.enum(documentFormats),
      missing: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
  /** The one that the client should get by mail. */
  preferred: z.enum(documentFormats),
  /** The business that issues it; null if the billing details of the workspace do. */
  business: z.int().nullable(),
})
export type InvoiceFormatList = z.infer<typeof invoiceFormatList>
export const documentQuery = z.object({ format: z.enum(documentFormats).default("pdf") })
