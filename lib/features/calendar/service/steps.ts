import { setImmediate } from "node:timers/promises"
import { HttpError, invalid } from "@/lib/core/http/errors"

/** Days of rules that one request may look at: less than a second of work. */
export const maxSteps = 3_000_000
/** How long one request computes before it lets others have their turn, in milliseconds. */
const turn = 15

/**
 * What one request may spend on working out repeating events. All rules of the request share it, so that many cheap rules
 * cost no more than one expensive rule.
 */
export class Steps {
  #left: number
  #since = performance.now()

  constructor(
    /** The field that the error names when the steps run out. */
    private readonly field?: string,
    most = maxSteps,
  ) {
    this.#left = most
  }

  get left(): number {
    return this.#left
  }

  /** Takes steps off the budget. @throws HttpError 422 when none are left */
  spend(steps: number): void {
    this.#left -= steps
    if (this.#left >= 0) return
    throw this.field
      ? invalid({ [this.field]: "tooManySteps" })
      : new HttpError(422, "invalid", { message: "tooManySteps" })
  }

  /** Lets other requests run when this one has had its turn; to be awaited in every loop over what people sent. */
  async rest(): Promise<void> {
    if (performance.now() - this.#since < turn) return
    await setImmediate()
    this.#since = performance.now()
  }
}

const perScope = new WeakMap<object, Steps>()

/** The budget of a request, named by its transaction; `field` says where an error belongs. */
export function stepsOf(scope: object, field?: string): Steps {
  const known = perScope.get(scope)
  if (known) return known
  const steps = new Steps(field)
  perScope.set(scope, steps)
  return steps
}
