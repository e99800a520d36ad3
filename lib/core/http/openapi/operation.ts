import type * as z from "zod"
import { maxBody } from "../body"
import { type Endpoint, hasBody, isLimited, isV1, requiresKey, takesKey } from "../endpoint"
import { errorDescriptions, errorResponse, ref, successHeaders, usualResponse } from "./components"
import type { Json, Schemas } from "./schemas"

export type NamedEndpoint = Endpoint & { noun: string; name: string }

function parameters({ schemaOf }: Schemas, schema: z.ZodType | undefined, where: "path" | "query"): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: property,
    ...(property.type === "array" ? { style: "form", explode: true } : {}),
  }))
}

const json = (schema: Json) => ({ "application/json": { schema } })

function requestBody({ schemaOf }: Schemas, endpoint: Endpoint): Json | undefined {
  if (endpoint.upload) {
    const { types, maxBytes } = endpoint.upload
    const content = Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]))
    return { required: true, description: `At most ${maxBytes} bytes.`, content }
  }
  if (!endpoint.body) return undefined
  return { required: true, description: `At most ${maxBody} bytes.`, content: json(schemaOf(endpoint.body, "input")) }
}

function statuses(endpoint: Endpoint): string[] {
  const candidates = [
    hasBody(endpoint.method) && ["400", "409", "413", "415"],
    requiresKey(endpoint) && ["400", "409", "422"],
    endpoint.can !== "public" && ["401", "403"],
    (endpoint.body || endpoint.query || endpoint.params) && ["404", "422"],
    endpoint.method === "DELETE" && ["409"],
    isLimited(endpoint) && ["429"],
    Object.keys(endpoint.refusals ?? {}),
  ]
  const known = new Set(candidates.filter(Boolean).flat() as string[])
  if (known.size === 0) known.add("400")
  return [...known, "503"].sort()
}

function errorResponses(endpoint: Endpoint): Json {
  const kind = isV1(endpoint) ? "Problem" : "Error"
  const own: Record<string, string | undefined> = {
    ...(endpoint.confirmed && {
      403: `${errorDescriptions[403]}, or has to confirm the sign-in first (\`confirmation_required\`)`,
    }),
    ...endpoint.refusals,
  }
  const responses = [...new Set(statuses(endpoint)), "default"].map((status) => {
    const description = own[status]
    return [status, description ? errorResponse(status, description, kind) : usualResponse(status, kind)]
  })
  return Object.fromEntries(responses)
}

function responseContent({ schemaOf }: Schemas, { response, mediaType = "*/*" }: Endpoint): Json {
  if (response === "stream") return { "text/event-stream": { schema: { type: "string" } } }
  if (response === "binary") return { [mediaType]: { schema: { type: "string", format: "binary" } } }
  return json(schemaOf(response, "output"))
}

const confirmation =
  "Requires a sign-in that was confirmed within the last ten minutes by `POST /account-setting/confirm`; otherwise the response is 403 with the code `confirmation_required`."

const permission = ({ can, operatorKey }: Endpoint) => {
  if (operatorKey) return `Permission: the operator's \`${operatorKey}\`.`
  return can === "public" ? "Permission: none; no sign-in is needed." : `Permission: \`${can[0]} ${can[1]}\`.`
}

const descriptionOf = (endpoint: Endpoint) => {
  const own = [endpoint.description, endpoint.confirmed && confirmation].filter(Boolean).join(" ")
  return [own, permission(endpoint)].filter(Boolean).join("\n\n")
}

function securityOf({ can, operatorKey }: NamedEndpoint): Json[] {
  if (operatorKey) return [{ operator: [] }]
  return can === "public" ? [] : [{ bearer: [] }, { session: [] }]
}

export function operation(schemas: Schemas, endpoint: NamedEndpoint): Json {
  const key = requiresKey(endpoint) ? "RequiredIdempotencyKey" : takesKey(endpoint) ? "IdempotencyKey" : undefined
  return {
    operationId: endpoint.name,
    tags: [endpoint.noun],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    ...(endpoint.fields && { "x-fields": endpoint.fields }),
    "x-ability": endpoint.can === "public" ? "public" : { action: endpoint.can[0], subject: endpoint.can[1] },
    security: securityOf(endpoint),
    parameters: [
      ...parameters(schemas, endpoint.params, "path"),
      ...parameters(schemas, endpoint.query, "query"),
      ...(key ? [ref("parameters", key)] : []),
      ...(typeof endpoint.on === "object" && endpoint.on.approvedFor ? [ref("parameters", "Approval")] : []),
    ],
    requestBody: requestBody(schemas, endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: "Success",
        headers: successHeaders(isLimited(endpoint), key !== undefined),
        content: responseContent(schemas, endpoint),
      },
      ...errorResponses(endpoint),
    },
  }
}
