import { createHash } from "node:crypto"
import { dispositionOf } from "@/lib/core/files/file-name"
import { HttpError } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import { tableDocument } from "@/lib/core/pdf/table-document"
import { drawTable, getDemoSource } from "./contract"
import { kitSections } from "./pages"
import { demoSource } from "./service"

export const getDemoSourceHandler = handler(getDemoSource, async ({ query: { page, demo } }) => {
  // The names come from the request and become a file path, so only listed demos are allowed.
  const section = kitSections.find(({ pages }) =>
    pages.some(({ name, demos }) => name === page && demos.includes(demo)),
  )
  if (!section) throw new HttpError(404, "not_found")
  return demoSource(`kit/demos/${section.name}/${page}/${demo}`)
})

export const drawTableHandler = handler(drawTable, async ({ body, principal, client }) => {
  const { title, header, rows } = body
  const info = { title, author: principal.fullName, created: new Date(), language: client.locale }
  const content = await tableDocument({ header, rows }, info)
  return {
    type: "application/pdf",
    content,
    etag: `"${createHash("sha1").update(content).digest("hex")}"`,
    headers: {
      "cache-control": "no-store",
      "content-disposition": dispositionOf(`${title}.pdf`),
    },
  }
})
