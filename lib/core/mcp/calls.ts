import * as z from "zod"
import { mayCall as isInScope } from "../auth/key-scopes"
import type { Principal } from "../auth/principal"
import type { Handler } from "../http/handler"
import type { NamedEndpoint } from "../http/openapi/operation"
import { ToolError } from "./errors"

/** Every endpoint, and where the handlers of each noun are. */
export interface Calls {
  endpoints: readonly NamedEndpoint[]
  handlerModules: Record<string, (() => Promise<object>)[]>
}

export const isRead = ({ method }: NamedEndpoint) => method === "GET"

/** Why assistants can't use an endpoint; undefined if they can. */
export function whyUnusable(endpoint: NamedEndpoint): string | undefined {
  const { can, response, upload, confirmed, transaction, changesOnRead } = endpoint
  if (can === "public") return "It belongs to signing in or to the operator."
  if (response === "stream") return "It answers an endless stream."
  if (response === "binary") return "It answers a file."
  if (upload) return "It takes a file."
  if (confirmed) return "It needs a sign-in that a person has just confirmed, so it has to be done on the screen."
  if (changesOnRead) return "It changes something although it is a read."
  if (!isRead(endpoint) && transaction === "none")
    return "It can't be tried without taking effect, because it doesn't run in one transaction. Do it on the screen."
}

/** Whether the caller has the permission for an endpoint, and their API key the scope. The handler checks both again. */
export function mayCall(endpoint: NamedEndpoint, { ability, isOperator, key }: Principal): boolean {
  const { can, noun, closedToKeys, operator } = endpoint
  if (can === "public" || !ability.can(can[0], can[1]) || (operator && !isOperator)) return false
  return !key || (!closedToKeys && isInScope(key.scopes, noun, isRead(endpoint)))
}

/** @throws ToolError if there is no such endpoint, or assistants can't use it, or it is of the other kind */
export function usableCall({ endpoints }: Calls, name: string, kind: "read" | "write"): NamedEndpoint {
  const endpoint = knownCall(endpoints, name)
  const reason = whyUnusable(endpoint)
  if (reason) throw new ToolError("call_unusable", `Assistants can't use ${name}. ${reason}`)
  if (isRead(endpoint) === (kind === "read")) return endpoint
  const hint = kind === "read" ? "is a write: use plan_write" : "is a read: use read_call"
  throw new ToolError("wrong_tool", `${name} ${hint}.`)
}

/** @throws ToolError */
export function knownCall(endpoints: readonly NamedEndpoint[], name: string): NamedEndpoint {
  const endpoint = endpoints.find((each) => each.name === name)
  if (endpoint) return endpoint
  throw new ToolError("call_unknown", `There is no call ${name}. Find calls with find_calls.`)
}

/** The implementation of an endpoint, from its noun's modules. */
export async function handlerOf({ handlerModules }: Calls, { noun, name }: NamedEndpoint): Promise<Handler> {
  for (const load of handlerModules[noun] ?? []) {
    const found = ((await load()) as Record<string, Handler>)[`${name}Handler`]
    if (found) return found
  }
  throw new Error(`${name} has no handler in the modules of ${noun}`)
}

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[] }
export type Part = "params" | "query" | "body"
export const parts: readonly Part[] = ["params", "query", "body"]
const schemas = new WeakMap<object, Schema>()

/** Dates have a format, so their long pattern only costs attention. */
const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.format) delete jsonSchema.pattern
}

/** The JSON schema of a part of the input, or of the response. */
export function jsonSchema(endpoint: NamedEndpoint, part: Part | "response"): Schema | undefined {
  const schema = endpoint[part]
  if (!schema || typeof schema === "string") return undefined
  const known = schemas.get(schema)
  if (known) return known
  const io = part === "response" ? "output" : "input"
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io, unrepresentable: "any", override }) as Schema
  schemas.set(schema, written)
  return written
}

/** The names of the fields that a part of the input may have; undefined if any. */
export function fieldsOf(endpoint: NamedEndpoint, part: Part): string[] | undefined {
  const schema = jsonSchema(endpoint, part)
  if (!schema) return []
  return schema.properties && Object.keys(schema.properties)
}
