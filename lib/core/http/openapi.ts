import * as z from "zod"
import { sessionCookie } from "../auth/session"
import { maxBody } from "./body"
import type { Endpoint } from "./endpoint"

type Json = Record<string, unknown>
export type NamedCall = Endpoint & { noun: string; name: string }

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

function requestBody(call: Endpoint): Json | undefined {
  if (call.upload) {
    const { types, maxBytes } = call.upload
    const content = Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]))
    return { required: true, description: `At most ${maxBytes} bytes.`, content }
  }
  if (!call.body) return undefined
  return { required: true, description: `At most ${maxBody} bytes.`, content: json(schemaOf(call.body, "input")) }
}

const refusals: Record<string, string> = {
  400: "The request is not well formed",
  401: "Nobody is signed in",
  403: "The caller may not do this",
  404: "There is no such record in the caller's workspace",
  409: "It conflicts with what is there",
  413: "The body is too large",
  415: "The body is of another type",
  422: "A field is not valid; `error` has a message per field",
  429: "Too many tries",
}

const refusalOf = ({ refusals: own, confirmed }: Endpoint, status: string): string | undefined => {
  if (own?.[Number(status)]) return own[Number(status)]
  if (confirmed && status === "403") return `${refusals[status]}, or has to confirm first (\`confirmation_required\`)`
  return refusals[status]
}

function statuses(call: Endpoint): string[] {
  const some = [
    call.method === "POST" && ["400", "409", "413", "415"],
    call.can !== "public" && ["401", "403"],
    (call.body || call.query || call.params) && ["404", "422"],
    call.method === "DELETE" && ["409"],
    call.rateLimit && ["429"],
    Object.keys(call.refusals ?? {}),
  ]
  return [...new Set(some.filter(Boolean).flat() as string[])].sort()
}

function answerOf({ response, mediaType = "*/*" }: Endpoint): Json {
  if (response === "stream") return { "text/event-stream": { schema: { type: "string" } } }
  if (response === "binary") return { [mediaType]: { schema: { type: "string", format: "binary" } } }
  return json(schemaOf(response, "output"))
}

const confirmation =
  "Needs a sign-in confirmed within the last ten minutes by `POST /account-setting/confirm`; otherwise 403 with the code `confirmation_required`."

function securityOf({ can, operatorKey }: NamedCall): Json[] {
  if (operatorKey) return [{ operator: [] }]
  return can === "public" ? [] : [{ bearer: [] }, { session: [] }]
}

function operation(call: NamedCall): Json {
  const description = [call.description, call.confirmed && confirmation].filter(Boolean).join(" ")
  return {
    operationId: call.name,
    tags: [call.noun],
    summary: call.summary,
    ...(description ? { description } : {}),
    "x-ability": call.can === "public" ? "public" : { action: call.can[0], subject: call.can[1] },
    security: securityOf(call),
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    requestBody: requestBody(call),
    responses: {
      [String(call.status ?? 200)]: { description: "Done", content: answerOf(call) },
      ...Object.fromEntries(
        statuses(call).map((status) => [
          status,
          {
            description: refusalOf(call, status),
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

/** The OpenAPI 3.1 document of a list of calls (contract section 1); paths as the spec writes them. */
export function openApiDocument(calls: NamedCall[], server: string): Json & { openapi: string } {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    paths[call.path] ??= {}
    ;(paths[call.path] as Json)[call.method.toLowerCase()] = operation(call)
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Cornerledger",
      version: "0.1.0",
      description:
        "Every call answers at its path here and at the same path under `/api`. `x-ability` is the rule a caller needs.",
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: error },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        session: { type: "apiKey", in: "cookie", name: sessionCookie() },
        operator: { type: "http", scheme: "bearer", description: "A key from the operator's settings" },
      },
    },
  }
}
