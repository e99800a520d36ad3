import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"

const name = z.string().max(60)

export const getDemoSource = endpoint({
  method: "GET",
  path: "/api/kit/source",
  summary: "Get the source of a UI kit demo, plain and as highlighted HTML",
  can: ["read", "Help"],
  query: z.object({ page: name, demo: name }),
  response: z.object({ source: z.string(), html: z.string() }),
  transaction: "none",
})

const row = (maxCell: number) => z.array(z.string().max(maxCell)).min(1).max(12)

/** Maximum characters of a table: laying out a line takes 0.2 ms, and a narrow cell has many lines. */
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
  summary: "Render a table as a PDF",
  description:
    "Returns the rows as landscape A4 pages with the header repeated on each. The table may have up to 50,000 characters. Nothing is stored.",
  can: ["read", "Help"],
  body: table,
  response: "binary",
  mediaType: "application/pdf",
  changes: { calls: [] },
  transaction: "none",
})
