import { endpoints } from "@/lib/features"
import { bank } from "./samples/bank"
import { bills } from "./samples/bills"
import { businesses } from "./samples/businesses"
import { calendar } from "./samples/calendar"
import { cash } from "./samples/cash"
import { catalogue } from "./samples/catalogue"
import { content } from "./samples/content"
import { ledger } from "./samples/ledger"
import { messaging } from "./samples/messaging"
import { people } from "./samples/people"
import type { Input, Made, Sample } from "./samples/sample"
import { stock } from "./samples/stock"
import { tillSessions } from "./samples/till-sessions"
import { trade } from "./samples/trade"
import { webhooks } from "./samples/webhooks"

export type RegisteredEndpoint = (typeof endpoints)[number]
/** Sends a request. @returns the body of the response @throws for an error response */
export type Send = (endpoint: RegisteredEndpoint, input: Input) => Promise<Made>

const samples: Record<string, Sample> = {
  ...people,
  ...messaging,
  ...trade,
  ...calendar,
  ...content,
  ...webhooks,
  ...ledger,
  ...businesses,
  ...bank,
  ...tillSessions,
  ...cash,
  ...bills,
  ...catalogue,
  ...stock,
}

const endpointOf = (name: string): RegisteredEndpoint => {
  const endpoint = endpoints.find((each) => each.name === name.split(" ")[0])
  if (!endpoint) throw new Error(`a sample depends on ${name}, which isn't an endpoint`)
  return endpoint
}

/** Returns the sample of an endpoint. It is empty for reads without parameters. */
export const sampleOf = ({ name }: Pick<RegisteredEndpoint, "name">): Sample => samples[name] ?? {}

/** Returns the names of samples whose endpoint no longer exists. */
export const staleSamples = () =>
  Object.keys(samples).filter((key) => !endpoints.some(({ name }) => name === key.split(" ")[0]))

let inputs = 0

/** Creates valid inputs for endpoints. Requests that have to come first are sent with `send`. */
export function inputsBy(send: Send) {
  const shared = new Map<string, Promise<Made>>()
  async function make(name: string): Promise<Made> {
    const input = await inputOf(name)
    const response = await send(endpointOf(name), input)
    // Later requests use the account that sent this one.
    return input.token ? { accessToken: input.token, ...response } : response
  }
  function once(name: string): Promise<Made> {
    const made = shared.get(name) ?? make(name)
    shared.set(name, made)
    return made
  }
  async function needed({ each, once: shares }: Sample): Promise<Made> {
    if (each) return make(each)
    return shares ? once(shares) : undefined
  }
  async function inputOf(name: string): Promise<Input> {
    const sample = samples[name] ?? {}
    const made = await needed(sample)
    return sample.input?.(made, ++inputs) ?? {}
  }
  return {
    /** Returns the next valid input. */
    inputOf: (endpoint: RegisteredEndpoint) => inputOf(endpoint.name),
    /** Returns a synchronous source of inputs, for endpoints that don't need another request before each one. */
    async stream(endpoint: RegisteredEndpoint): Promise<() => Input> {
      const sample = sampleOf(endpoint)
      const made = await needed(sample)
      return () => sample.input?.(made, ++inputs) ?? {}
    },
  }
}
