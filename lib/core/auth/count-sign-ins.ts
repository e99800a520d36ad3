import type { Counter } from "prom-client"
import type { Endpoint } from "../http/endpoint"
import { HttpError } from "../http/errors"
import type { Handler, HandlerRequest } from "../http/handler"

/** The result of a sign-in. */
type Outcome = "signed_in" | "wrong" | "second_step" | "limited" | "failed"

const outcomes: Record<number, Outcome> = { 400: "wrong", 401: "wrong", 422: "wrong", 429: "limited" }

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof HttpError)) return "failed"
  return error.code === "two_step_required" ? "second_step" : (outcomes[error.status] ?? "failed")
}

/** `lib/core/metrics.ts` sets the counter if the operator has enabled metrics. */
const count = (outcome: Outcome) =>
  (globalThis as { __cornerledgerSignIns?: Counter<"outcome"> }).__cornerledgerSignIns?.inc({ outcome })

/** Runs a sign-in and counts its outcome. */
export async function countSignIn<T>(run: () => Promise<T>): Promise<T> {
  try {
    const response = await run()
    count("signed_in")
    return response
  } catch (error) {
    count(outcomeOf(error))
    throw error
  }
}

/** Wraps a sign-in handler so that it counts outcomes, whether it runs over HTTP or in-process. */
export function countSignIns<E extends Endpoint>(handler: Handler<E>): Handler<E> {
  const execute = (request: HandlerRequest) => countSignIn(() => handler.execute(request))
  return { ...handler, execute: execute as Handler<E>["execute"] }
}
