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

const row = (maxCell: number) => z.array(z.string().max(maxCell)).min(1).max(12)

/** Most characters of a table: a line of text takes 0.2 ms to lay out, and a narrow cell has many. */
const maxTable = 50_000

const table = z
  .object({ title: z.string().trim().min(1).max(100), header: row(60), rows: z.array(row(200)).max(200) })
  .superRefine(({ header, rows }, context) => {
    const size = [header, ...rows].flat().reduce((sum, text) => sum + text.length, 0)
    if (size <= maxTable) return
    const tooLong = { code: "too_big", origin: "string", maximum: maxTable, inclusive: true, input: rows } as const
    context.addIssue({ ...tooLong, path: ["rows"] })
  })

export const drawTable = endpoint({
  method: "POST",
  path: "/api/kit/table-pdf",
  summary: "A table as a PDF",
  description:
    "Returns the given rows on A4 in landscape, the header repeated on each page. At most 50,000 characters in all. Nothing is stored.",
  can: ["read", "Help"],
  body: table,
  response: "binary",
  mediaType: "application/pdf",
  changes: { calls: [] },
  transaction: "none",
})
