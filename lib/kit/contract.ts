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
