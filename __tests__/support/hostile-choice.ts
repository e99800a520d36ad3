import type * as z from "zod"
import { readQuery } from "@/lib/core/http/body"
import type { Endpoint } from "@/lib/core/http/endpoint"
import { serverUrl } from "./store"

/**
 * Whether to try an input on this run's database. Input that the contract rejects never reaches a database, so the embedded
 * one gets all inputs and a server only valid ones.
 */
const isToTry = (schema: z.ZodType | undefined, input: unknown): boolean =>
  !serverUrl || !schema || schema.safeParse(input).success

/** How many inputs of a type that the contract rejects are sent for a field: each of them gets the same answer. */
const rejectedOfType = 3
const typeOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value)

/** Chooses which inputs with bad values in one field to send: all that the contract accepts, a few that it rejects. */
export function chooserOf(schema: z.ZodType | undefined): (input: unknown, value: unknown) => boolean {
  const rejected = new Map<string, number>()
  return (input, value) => {
    if (!schema || schema.safeParse(input).success) return true
    const type = typeOf(value)
    const count = (rejected.get(type) ?? 0) + 1
    rejected.set(type, count)
    return !serverUrl && count <= rejectedOfType
  }
}

/** The same for a query string, which may be rejected before it reaches the contract. */
export function isQueryToTry({ query }: Endpoint, search: string): boolean {
  if (!serverUrl) return true
  try {
    return isToTry(query, readQuery(new URLSearchParams(search)))
  } catch {
    return false
  }
}
