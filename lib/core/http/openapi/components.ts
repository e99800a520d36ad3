import { sessionCookie } from "../../auth/session"
import { errorCodes } from "../errors"
import type { Json } from "./schemas"

// The parts of the document that all endpoints share.

export const ref = (kind: "headers" | "parameters" | "responses" | "schemas", name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})

const code = { type: "string", enum: errorCodes, description: "Stable and machine-readable" }
const current = { type: "object", description: "The record as it is now, if the request was based on an older version" }
const texts = { type: "array", items: { type: "string" } }

const error = {
  type: "object",
  description: "An error of an endpoint outside `/api/v1`",
  required: ["error", "code"],
  properties: {
    error: {
      description: "A sentence in the caller's language, or sentences by field",
      oneOf: [{ type: "string" }, { type: "object", additionalProperties: texts }],
    },
    code,
    reason: { type: "string", description: "With `forbidden`: which permission is missing, and who can give it" },
    current,
  },
}

const problem = {
  type: "object",
  description: "An error of an endpoint under `/api/v1`: a problem document (RFC 9457)",
  required: ["type", "title", "status", "detail", "instance", "code", "requestId"],
  properties: {
    type: { type: "string", format: "uri", description: "Identifies the code" },
    title: { type: "string", description: "The code in words" },
    status: { type: "integer", minimum: 400, maximum: 599 },
    detail: { type: "string", description: "The cause of the error, in the caller's language" },
    instance: { type: "string", pattern: "^/", description: "The path of the request" },
    code,
    requestId: { type: "string", description: "The same as the header `X-Request-Id`" },
    errors: {
      type: "array",
      description: "Messages by field",
      items: {
        type: "object",
        required: ["field", "messages"],
        properties: { field: { type: "string" }, messages: texts },
      },
    },
    current,
  },
}

const key = {
  name: "Idempotency-Key",
  in: "header",
  schema: { type: "string", pattern: "^[!-~]{1,255}$" },
  description:
    "Makes the write happen once: a request with the same key and input gets the first response again, for 24 hours at least.",
  example: "0199f2c4-7d1e-7b5a-9c55-2f4f9a1c7e02",
}

const parameters = {
  IdempotencyKey: { ...key, required: false },
  RequiredIdempotencyKey: { ...key, required: true },
  Approval: {
    name: "Approval",
    in: "header",
    required: false,
    schema: { type: "string", maxLength: 200 },
    description: "The `approval` of `POST /api/v1/approvals`, after a 403 `approval_required`. It works once.",
  },
}

const text = (description: string, more: Json = {}) => ({ description, schema: { type: "string", ...more } })

const headers = {
  RequestId: text("The id of the request, under which the log has it"),
  RetryAfter: { description: "Seconds to wait before the next attempt", schema: { type: "integer", minimum: 0 } },
  RateLimit: text('Remaining attempts: `"default";r=<attempts left>;t=<seconds until it is full again>`'),
  RateLimitPolicy: text('The limit: `"default";q=<attempts>;w=<period in seconds>`'),
  IdempotencyReplayed: text("Present if the response is that of an earlier request with the same key", {
    const: "true",
  }),
}

const requestId = { "X-Request-Id": ref("headers", "RequestId") }
const retryAfter = { "Retry-After": ref("headers", "RetryAfter") }
export const limitHeaders = {
  RateLimit: ref("headers", "RateLimit"),
  "RateLimit-Policy": ref("headers", "RateLimitPolicy"),
}

/** The headers of an error response. */
const headersOf = (status: string): Json => ({
  ...requestId,
  ...(status === "429" || status === "503" ? retryAfter : {}),
  ...(status === "429" ? limitHeaders : {}),
})

/** The headers of a success. */
export const successHeaders = (isLimited: boolean, takesKey: boolean): Json => ({
  ...requestId,
  ...(isLimited ? limitHeaders : {}),
  ...(takesKey ? { "Idempotency-Replayed": ref("headers", "IdempotencyReplayed") } : {}),
})

export const errorDescriptions: Record<string, string> = {
  400: "The request is malformed",
  401: "There is no valid token or session",
  403: "The caller lacks the permission, or their API key the scope (`key_not_allowed`)",
  404: "The record does not exist in the caller's workspace",
  409: "The request conflicts with existing data",
  413: "The body is too large",
  415: "The body has an unsupported media type",
  422: "A field is invalid; there are messages by field",
  429: "Too many attempts; see `Retry-After`",
  503: "The database is unreachable, or the product is closed for maintenance; see `Retry-After`",
  default: "Any other error",
}

/** An error response with a description of its own. */
export const errorResponse = (status: string, description: string, kind: "Error" | "Problem") => ({
  description,
  headers: headersOf(status),
  content: {
    [kind === "Error" ? "application/json" : "application/problem+json"]: { schema: ref("schemas", kind) },
  },
})

const nameOf = (status: string) => (status === "default" ? "" : status)
/** The usual response of a status. */
export const usualResponse = (status: string, kind: "Error" | "Problem") => ref("responses", kind + nameOf(status))

const responses = Object.fromEntries(
  (["Error", "Problem"] as const).flatMap((kind) =>
    Object.entries(errorDescriptions).map(([status, text]) => [
      kind + nameOf(status),
      errorResponse(status, text, kind),
    ]),
  ),
)

/** The entries of a kind that a part of the document refers to. Linters complain about others. */
function used(kind: Parameters<typeof ref>[0], entries: Record<string, Json>, by: unknown): Record<string, Json> {
  const text = JSON.stringify(by)
  return Object.fromEntries(Object.entries(entries).filter(([name]) => text.includes(`"${ref(kind, name).$ref}"`)))
}

/** @param schemas the named ones, all of which are used */
export function components(paths: object, schemas: Record<string, Json>): Json {
  const answers = used("responses", responses, paths)
  return {
    schemas: { ...used("schemas", { Error: error, Problem: problem }, [paths, answers]), ...schemas },
    parameters: used("parameters", parameters, paths),
    headers: used("headers", headers, [paths, answers]),
    responses: answers,
    securitySchemes: {
      bearer: {
        type: "http",
        scheme: "bearer",
        description:
          "An API key (`cl_…`) of `POST /api/v1/api-keys`, as far as its scopes go, or an access token of `POST /jwt/login`",
      },
      session: { type: "apiKey", in: "cookie", name: sessionCookie(), description: "The browser's session" },
      operator: { type: "http", scheme: "bearer", description: "A key from the operator's settings" },
    },
  }
}
