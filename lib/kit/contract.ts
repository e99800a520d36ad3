import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"

const name = z.string().max(60)

export const getDemoSource = endpoint({
  method: "GET",
  path: "/api/kit/source",
  summary: "The source of a demo of the interface kit, plain and as highlighted HTML",
  can: ["read", "Help"],
  query: z.object({ page: name, demo: name }),
  response: z.object({ source: z.string(), html: z.string() }),
  transaction: "none",
})

const cells = z.array(z.string().max(200)).min(1).max(12)

export const drawTable = endpoint({
  method: "POST",
  path: "/api/kit/table-pdf",
  summary: "A table as a PDF",
  description: "Returns the given rows on A4 in landscape, the header repeated on each page. Nothing is stored.",
  can: ["read", "Help"],
  body: z.object({ title: z.string().trim().min(1).max(100), header: cells, rows: z.array(cells).max(200) }),
  response: "binary",
  mediaType: "application/pdf",
  changes: { calls: [] },
  transaction: "none",
})
