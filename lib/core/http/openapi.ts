import * as z from "zod"
import { sessionCookie } from "../auth/session"
import { maxBody } from "./body"
import { type Endpoint, hasBody, takesKey } from "./endpoint"

type Json = Record<string, unknown>
export type NamedEndpoint = Endpoint & { noun: string; name: string }

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  }) as Json
  return rest
}

function parameters(schema: z.ZodType | undefined, where: "path" | "query"): Json[] {
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

function requestBody(endpoint: Endpoint): Json | undefined {
  if (endpoint.upload) {
    const { types, maxBytes } = endpoint.upload
    const content = Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]))
    return { required: true, description: `At most ${maxBytes} bytes.`, content }
  }
  if (!endpoint.body) return undefined
  return { required: true, description: `At most ${maxBody} bytes.`, content: json(schemaOf(endpoint.body, "input")) }
}

const errorDescriptions: Record<string, string> = {
  400: "The request is malformed",
  401: "There is no valid token or session",
  403: "The caller lacks the permission",
  404: "The record does not exist in the caller's workspace",
  409: "The request conflicts with existing data",
  413: "The body is too large",
  415: "The body has an unsupported media type",
  422: "A field is invalid; `error` has messages by field",
  429: "Too many attempts; see `retry-after`",
}

const errorDescription = ({ refusals: own, confirmed }: Endpoint, status: string): string | undefined => {
  if (own?.[Number(status)]) return own[Number(status)]
  if (confirmed && status === "403")
    return `${errorDescriptions[status]}, or has to confirm the sign-in first (\`confirmation_required\`)`
  return errorDescriptions[status]
}

function statuses(endpoint: Endpoint): string[] {
  const candidates = [
    hasBody(endpoint.method) && ["400", "409", "413", "415"],
    endpoint.can !== "public" && ["401", "403"],
    (endpoint.body || endpoint.query || endpoint.params) && ["404", "422"],
    endpoint.method === "DELETE" && ["409"],
    endpoint.rateLimit && ["429"],
    Object.keys(endpoint.refusals ?? {}),
  ]
  return [...new Set(candidates.filter(Boolean).flat() as string[])].sort()
}

function responseContent({ response, mediaType = "*/*" }: Endpoint): Json {
  if (response === "stream") return { "text/event-stream": { schema: { type: "string" } } }
  if (response === "binary") return { [mediaType]: { schema: { type: "string", format: "binary" } } }
  return json(schemaOf(response, "output"))
}

const confirmation =
  "Requires a sign-in that was confirmed within the last ten minutes by `POST /account-setting/confirm`; otherwise the response is 403 with the code `confirmation_required`."

const keyParameter = { $ref: "#/components/parameters/IdempotencyKey" }
const replayedHeader = { "Idempotency-Replayed": { $ref: "#/components/headers/IdempotencyReplayed" } }

function securityOf({ can, operatorKey }: NamedEndpoint): Json[] {
  if (operatorKey) return [{ operator: [] }]
  return can === "public" ? [] : [{ bearer: [] }, { session: [] }]
}

function operation(endpoint: NamedEndpoint): Json {
  const description = [endpoint.description, endpoint.confirmed && confirmation].filter(Boolean).join(" ")
  return {
    operationId: endpoint.name,
    tags: [endpoint.noun],
    summary: endpoint.summary,
    ...(description ? { description } : {}),
    "x-ability": endpoint.can === "public" ? "public" : { action: endpoint.can[0], subject: endpoint.can[1] },
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, "path"),
      ...parameters(endpoint.query, "query"),
      ...(takesKey(endpoint) ? [keyParameter] : []),
    ],
    requestBody: requestBody(endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: "Success",
        ...(takesKey(endpoint) ? { headers: replayedHeader } : {}),
        content: responseContent(endpoint),
      },
      ...Object.fromEntries(
        statuses(endpoint).map((status) => [
          status,
          {
            description: errorDescription(endpoint, status),
            content: json({ $ref: "#/components/schemas/Error" }),
          },
        ]),
      ),
    },
  }
}

const error = {
  type: "object",
  required: ["error", "code"],
  properties: {
    error: {
      oneOf: [
        { type: "string" },
        { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
      ],
    },
    code: { type: "string", description: "Stable and machine-readable" },
  },
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", pattern: "^[!-~]{1,255}$" },
  description:
    "Makes the write happen once: a request with the same key and input gets the first response again, for 24 hours at least.",
}
const idempotencyReplayed = {
  description: "Present if the response is that of an earlier request with the same key",
  schema: { type: "string", const: "true" },
}

/** The OpenAPI 3.1 document of a list of endpoints, with their public paths. */
export function openApiDocument(endpoints: NamedEndpoint[], server: string): Json & { openapi: string } {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {}
    ;(paths[endpoint.path] as Json)[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Cornerledger",
      version: "0.1.0",
      description:
        "Every endpoint is available at its path and at the same path under `/api`. `x-ability` is the permission that callers need.",
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: error },
      parameters: { IdempotencyKey: idempotencyKey },
      headers: { IdempotencyReplayed: idempotencyReplayed },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        session: { type: "apiKey", in: "cookie", name: sessionCookie() },
        operator: { type: "http", scheme: "bearer", description: "A key from the operator's settings" },
      },
    },
  }
}
