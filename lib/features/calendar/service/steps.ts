import { setImmediate } from "node:timers/promises"
import { HttpError, invalid } from "@/lib/core/http/errors"

/** Max days of rules that one request may examine: less than a second of work. */
export const maxSteps = 3_000_000
/** How long a request computes before it yields to others, in milliseconds. */
const turn = 15

/**
 * The budget of a request for expanding repeating events. All rules of the request share it, so that many cheap rules can't
 * cost more than one expensive rule.
 */
export class Steps {
  #left: number
  #since = performance.now()

  constructor(
    /** The field that the error names if the steps run out. */
    private readonly field?: string,
    max = maxSteps,
  ) {
    this.#left = max
  }

  get left(): number {
    return this.#left
  }

  /** Takes steps off the budget. @throws HttpError 422 if none are left */
  spend(steps: number): void {
    this.#left -= steps
    if (this.#left >= 0) return
    throw this.field
      ? invalid({ [this.field]: "tooManySteps" })
      : new HttpError(422, "invalid", { message: "tooManySteps" })
  }

  /** Yields to other requests if this one has had its turn. Await it in every loop over data that users sent. */
  async rest(): Promise<void> {
    if (performance.now() - this.#since < turn) return
    await setImmediate()
    this.#since = performance.now()
  }
}

const perScope = new WeakMap<object, Steps>()

/** Returns the budget of a request, identified by its scope; `field` is the field that an error names. */
export function stepsOf(scope: object, field?: string): Steps {
  const known = perScope.get(scope)
  if (known) return known
  const steps = new Steps(field)
  perScope.set(scope, steps)
  return steps
}
