import type * as z from "zod"
import type { Rule } from "../auth/ability"
import type { Place } from "../auth/grants"

export type Method = "GET" | "POST" | "PATCH" | "DELETE"

/** Whether requests with this method have a body. */
export const hasBody = (method: string): boolean => method === "POST" || method === "PATCH"

/** The files that an endpoint accepts instead of a JSON body. */
export interface Upload {
  types: readonly string[]
  maxBytes: number
}

type Shape = z.ZodType | undefined

/**
 * The contract of one endpoint, a plain value that server, browser, documentation and tests share.
 * `path` is the public path; the route has the same path under /api. `{name}` is a parameter.
 */
export interface Endpoint<
  Can extends Rule | "public" = Rule | "public",
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends z.ZodType | "binary" | "stream" = z.ZodType | "binary" | "stream",
> {
  method: Method
  path: string
  summary: string
  /** Longer explanation for the documentation, in Markdown. */
  description?: string
  /** The permission that callers need, or "public" if they need no sign-in. */
  can: Can
  /**
   * The place or record on which the caller needs the right, if not everywhere. A place (`on: "shop"`): callers need `can` on the
   * one that params, query or body name in a field of that name. A read without the field is filtered by its store; a write
   * without it needs the right everywhere. `record`: callers need this right on the record that the handler's third argument
   * finds. Callers with only the right `approvedFor` on the record need the approval of somebody with the first right (header
   * `Approval`). docs/architecture.md, Authorisation.
   */
  on?: Place | { record: Rule; approvedFor?: Rule }
  /**
   * The rights that callers need to receive fields of the response, by path (`data.cost`; lists have no index). Others get the
   * response without them, so they are optional in its schema. If an object names its place (`shop`), the right counts there.
   * The `current` of a 409 is not filtered.
   */
  fields?: Readonly<Record<string, Rule>>
  params?: Params
  /** Path parameters that are secrets. The log shows their names instead of their values. */
  secretParams?: readonly string[]
  query?: Query
  body?: Body
  upload?: Upload
  /** The most values that the JSON body may have, for endpoints that take a long list. Default: `maxValues` of body.ts. */
  maxValues?: number
  response: Response
  /** Media type of a binary response, for the documentation. Default: any. */
  mediaType?: string
  /** Status of a success. Default: 200. */
  status?: 200 | 201
  /** Descriptions of errors that mean more here than their status usually does, for the documentation. */
  refusals?: Partial<Record<number, string>>
  /**
   * Requires a sign-in that was confirmed within the last ten minutes, by passkey, two-step code or password (POST
   * /account-setting/confirm). Other callers get 403 with the code `confirmation_required`.
   */
  confirmed?: true
  /** No API key may call it, whatever its scopes; for responses with secrets that outlive the key. */
  closedToKeys?: true
  /**
   * Limits attempts: per network on public endpoints, per sign-in on others, which count failures only. `counts: "failures"`
   * is for public endpoints whose successes are harmless. With `by: "service"` the service counts; this only documents it.
   */
  rateLimit?: { counts?: "failures"; by?: "service" }
  /**
   * The responses that a write makes stale, by path prefixes, and for whom. Default: endpoints in the same folder, for
   * everyone in the workspace who may read its subject. /api/live announces them to other open pages.
   */
  changes?: { calls?: readonly string[]; to?: "workspace" | "self" }
  /** Only for the users who operate this server, see OPERATORS. Others get 403, administrators of a workspace too. */
  operator?: true
  /** The type of the records that the endpoint exports. The audit log has an entry for every request. */
  exports?: string
  /** The setting whose value callers must send as a bearer token. While it is not set, the endpoint answers 404. */
  operatorKey?: "METRICS_KEY" | "CRON_SECRET"
  /**
   * An addition to the cache key of a read, which has workspace, user, language and input. "session" means one cached response
   * per session. By default a cached handler can't read the caller's session, address, tab or device.
   */
  varyBy?: "session"
  /** A read that changes something, such as marking messages as seen. Assistants can't call it. */
  changesOnRead?: true
  /**
   * Makes a read a separate tool for assistants (/api/mcp), under this name. For the few reads that most questions need:
   * assistants find all others by searching, because a list of every endpoint would confuse them.
   */
  tool?: string
  /** A write that is possible while the caller sees the screens as somebody else, such as signing out. */
  whileViewing?: true
  /** The body has a secret of few digits, so no stored value may make it possible to guess the secret. */
  secretBody?: true
  /** Stays available during maintenance. */
  duringMaintenance?: true
  /** "none" for endpoints that hash or wait, and open their own transactions. All others run in one. */
  transaction?: "none"
}

/** Whether an endpoint belongs to v1: its errors are problem documents, and its writes need an Idempotency-Key. */
export const isV1 = ({ path }: Pick<Endpoint, "path">): boolean => path.startsWith("/api/v1/")

/** Whether requests may have an Idempotency-Key: signed-in writes whose response can be stored. */
export const takesKey = ({ method, can, response }: Endpoint): boolean =>
  method !== "GET" && can !== "public" && typeof response !== "string"

/** Whether requests must have an Idempotency-Key. */
export const requiresKey = (endpoint: Endpoint): boolean => isV1(endpoint) && takesKey(endpoint)

/** Whether requests are counted against a limit: attempts at a secret, or the records that a user makes within an hour. */
export const isLimited = ({ rateLimit, status, can }: Endpoint): boolean =>
  rateLimit !== undefined || (status === 201 && can !== "public")

/** Max rows on a page of a v1 list. */
export const maxPerPage = 100

/** Defines a contract and infers its type parameters. */
export const endpoint = <
  const Can extends Rule | "public",
  Response extends z.ZodType | "binary" | "stream",
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
>(
  definition: Endpoint<Can, Params, Query, Body, Response>,
) => definition

/** The parsed value of an optional schema, as a handler gets it. */
export type Output<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends z.ZodType
    ? z.output<NonNullable<S>>
    : undefined

/**
 * An endpoint as the browser knows it: method and path, typed by its contract. The contract's schemas stay on the server.
 * `npm run paths` writes them to `endpoints.ts` beside each contract.
 */
export interface EndpointReference<E extends Endpoint = Endpoint> {
  readonly method: E["method"]
  readonly path: string
  /** Carries the contract's type; never set. */
  readonly contract?: E
}

type Named<E extends Endpoint, K extends "params" | "query" | "body"> =
  NonNullable<E[K]> extends z.ZodType ? z.input<NonNullable<E[K]>> : undefined

/** The input of a request: path parameters, query and body. */
export interface CallInput<E extends Endpoint> {
  params?: Named<E, "params">
  query?: Named<E, "query">
  body?: Named<E, "body">
}

/** The parsed response of an endpoint. */
export type CallOutput<E extends Endpoint> = E["response"] extends z.ZodType ? z.output<E["response"]> : Response
