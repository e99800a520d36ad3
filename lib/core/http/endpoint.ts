import type * as z from "zod"
import type { Rule } from "../auth/ability"

export type Method = "GET" | "POST" | "DELETE"

/** What one may send as a file in place of a JSON body. */
export interface Upload {
  types: readonly string[]
  maxBytes: number
}

type Shape = z.ZodType | undefined

/**
 * One call, as a pure value that client, server, documentation and tests read alike.
 * `path` is that of spec section 7; its route stands at the same path under /api. `{name}` marks a parameter.
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
  /** The rule one needs, or "public" for what nobody has to sign in for. */
  can: Can
  params?: Params
  /** Path parameters that are as good as a password: the log shows their names instead. */
  secretParams?: readonly string[]
  query?: Query
  body?: Body
  upload?: Upload
  response: Response
  /** Of a binary answer: what it is, for the documentation; a star for anything. */
  mediaType?: string
  /** Status of a success; 200 where left out. */
  status?: 200 | 201
  /** Refusals that mean more here than their status does everywhere, for the documentation. */
  refusals?: Partial<Record<number, string>>
  /**
   * Only for callers who confirmed their sign-in within the last ten minutes, by password or two-step code (POST
   * /account-setting/confirm). Others get 403 with the code `confirmation_required`.
   */
  confirmed?: true
  /**
   * Tries are limited: by network on public calls, by sign-in on others, where only failures add up. A public call whose
   * successes harm nobody counts failures alone; where `by` is "service", the service counts and this is documentation.
   */
  rateLimit?: { counts?: "failures"; by?: "service" }
  /**
   * Which calls' answers a write makes stale, by the beginnings of their paths, and for whom. Left out: the calls beside
   * it, for everyone of the workspace who may read its subject. Other open pages are told of it over /api/live.
   */
  changes?: { calls?: readonly string[]; to?: "workspace" | "self" }
  /** The setting whose value the caller must send as a bearer token; while it is not set there is no such path. */
  operatorKey?: "METRICS_KEY"
  /**
   * What the answer of a read depends on besides workspace, user, language and input; sessions then share no cached
   * answer. Left out, a cached handler can't read the caller's session, address, tab or device.
   */
  varyBy?: "session"
  /** Answers while the product is closed for maintenance, too. */
  duringMaintenance?: true
  /** "none" for calls that hash or wait and open their own transactions; all others run in one. */
  transaction?: "none"
}

/** Names a call. The type parameters follow from the value. */
export const endpoint = <
  const Can extends Rule | "public",
  Response extends z.ZodType | "binary" | "stream",
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
>(
  definition: Endpoint<Can, Params, Query, Body, Response>,
) => definition

/** What a handler gets of a schema that a contract may leave out. */
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

/** What a caller gives: path parameters, query and body in one object each. */
export interface CallInput<E extends Endpoint> {
  params?: Named<E, "params">
  query?: Named<E, "query">
  body?: Named<E, "body">
}

/** What a caller gets. */
export type CallOutput<E extends Endpoint> = E["response"] extends z.ZodType ? z.output<E["response"]> : Response
