import type { Principal } from "../auth/principal"
import type { ClientInfo } from "../http/client-info"
import type { HandlerRequest } from "../http/handler"
import type { NamedEndpoint } from "../http/openapi/operation"
import { type Calls, fieldsOf, handlerOf, type Part, parts } from "./calls"
import { ToolError } from "./errors"

/** The caller, and the endpoints that exist. */
export interface Caller {
  calls: Calls
  principal: Principal
  client: ClientInfo
}

export type Input = Partial<Record<Part, Record<string, unknown>>>

/** Converts values to text as in a URL, so that numbers and booleans mean the same as over HTTP. */
function asTexts(values: Record<string, unknown> = {}): Record<string, string | string[]> {
  const text = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value))
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name, Array.isArray(value) ? value.map(text) : text(value)]))
}

/** Rejects names that an endpoint doesn't know: over HTTP they are ignored, but a model that misspells a filter would be misled. */
function checkNames(endpoint: NamedEndpoint, input: Input): void {
  for (const part of parts) {
    const fields = fieldsOf(endpoint, part)
    const unknown = Object.keys(input[part] ?? {}).find((name) => fields && !fields.includes(name))
    if (unknown === undefined) continue
    const known = fields?.length ? `has ${fields.join(", ")}` : "is empty"
    throw new ToolError("input_unknown", `${endpoint.name} has no ${part} field ${unknown}; its ${part} ${known}.`)
  }
}

/** Runs an endpoint as the caller, with the same checks as over HTTP. @throws HttpError @throws ToolError */
export async function run(
  { calls, principal, client }: Caller,
  endpoint: NamedEndpoint,
  input: Input,
  how: Pick<HandlerRequest, "dryRun" | "idempotencyKey" | "reply"> = {},
): Promise<unknown> {
  checkNames(endpoint, input)
  const { execute } = await handlerOf(calls, endpoint)
  const { params, query, body } = input
  return execute({
    principal,
    client,
    ...how,
    params: endpoint.params && asTexts(params),
    query: endpoint.query && asTexts(query),
    body: endpoint.body && (body ?? {}),
  })
}
