import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { id, line, unset } from "@/lib/core/http/fields"
import { handler } from "@/lib/core/http/handler"
import { route } from "@/lib/core/http/route"
import { listOf, listQuery } from "@/lib/core/http/v1"
import type { Answer, Caller } from "./api"

// A noun under /api/v1 that exists in tests only.

const colours = ["red", "green"] as const
const values = { name: line(40).min(1), colour: z.enum(colours), amountMinor: z.int().min(0).max(1_000_000) }
const thing = z.object({ id: z.int(), ...values })
export type Thing = z.infer<typeof thing>
const can = ["read", "User"] as const

export const listThings = endpoint({
  method: "GET",
  path: "/api/v1/things",
  summary: "Things",
  can,
  query: listQuery({ sortBy: unset(z.enum(["name", "id"])), colour: unset(z.enum(colours)) }),
  response: listOf(thing),
})
export const addThing = endpoint({
  method: "POST",
  path: "/api/v1/things",
  summary: "Add a thing",
  can,
  body: z.object({ ...values, note: line(80).nullable().optional(), tags: z.array(line(20)).max(5).optional() }),
  response: thing,
  status: 201,
})
export const changeThing = endpoint({
  method: "PATCH",
  path: "/api/v1/things/{id}",
  summary: "Change a thing",
  can,
  params: z.object({ id }),
  body: z.object(values).partial(),
  response: thing,
})
export const deleteThing = endpoint({
  method: "DELETE",
  path: "/api/v1/things/{id}",
  summary: "Delete a thing",
  can,
  params: z.object({ id }),
  response: thing,
})
export const things = { listThings, addThing, changeThing, deleteThing }

const stored = new Map<number, Thing>()
export const countThings = () => stored.size

function find(wanted: number): Thing {
  const found = stored.get(wanted)
  if (!found) throw notFound()
  return found
}

const collection = route(
  handler(listThings, async ({ query: { page, perPage, colour } }) => {
    const rows = [...stored.values()].filter((each) => !colour || each.colour === colour)
    return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length, page, perPage }
  }),
  handler(addThing, async ({ body: { name, colour, amountMinor } }) => {
    if (name === "broken") throw new Error("a defect")
    if (name === "stale") throw new HttpError(409, "conflict", { current: { name: "newer" } })
    const added = { id: stored.size + 1, name, colour, amountMinor }
    stored.set(added.id, added)
    return added
  }),
)
const record = route(
  handler(changeThing, async ({ params, body }) => {
    const changed = { ...find(params.id), ...body }
    stored.set(params.id, changed)
    return changed
  }),
  handler(deleteThing, async ({ params }) => {
    const found = find(params.id)
    stored.delete(params.id)
    return found
  }),
)

interface Sent {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
}

/** Sends a request to the things' routes. */
export async function sendToThings({ token }: Caller, { method, path, body, headers }: Sent): Promise<Answer<never>> {
  const { pathname } = new URL(path, "http://localhost:3000")
  const [, wanted] = /^\/api\/v1\/things\/([^/]+)$/.exec(pathname) ?? []
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    body,
    headers: { ...(token && { authorization: `Bearer ${token}` }), "content-type": "application/json", ...headers },
  })
  const functions = wanted === undefined ? collection : record
  const params: Record<string, string> = wanted === undefined ? {} : { id: decodeURIComponent(wanted) }
  const response = await functions[method as keyof typeof functions](request, { params: Promise.resolve(params) })
  return { status: response.status, headers: response.headers, body: (await response.json()) as never }
}
