import { endpoints } from "@/lib/features"
import { calendar } from "./samples/calendar"
import { content } from "./samples/content"
import { people } from "./samples/people"
import type { Input, Made, Sample } from "./samples/sample"
import { talk } from "./samples/talk"
import { trade } from "./samples/trade"

export type Call = (typeof endpoints)[number]
/** Makes a call and answers what it answered. @throws where it is refused */
export type Send = (call: Call, input: Input) => Promise<Made>

const known: Record<string, Sample> = { ...people, ...talk, ...trade, ...calendar, ...content }

const callOf = (name: string): Call => {
  const call = endpoints.find((each) => each.name === name.split(" ")[0])
  if (!call) throw new Error(`a sample is made by ${name}, which is no call`)
  return call
}

/** The sample of a call: reads that require nothing need none. */
export const sampleOf = ({ name }: Pick<Call, "name">): Sample => known[name] ?? {}

/** Samples whose call is gone. */
export const leftOver = () =>
  Object.keys(known).filter((key) => !endpoints.some(({ name }) => name === key.split(" ")[0]))

let inputs = 0

/** Good inputs of calls, one after the other; what they need first is made through `send`. */
export function inputsBy(send: Send) {
  const shared = new Map<string, Promise<Made>>()
  async function make(name: string): Promise<Made> {
    const input = await inputOf(name)
    const answer = await send(callOf(name), input)
    // Later requests use the account that made it.
    return input.token ? { accessToken: input.token, ...answer } : answer
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
    const sample = known[name] ?? {}
    const made = await needed(sample)
    return sample.input?.(made, ++inputs) ?? {}
  }
  return {
    /** The next good input. */
    inputOf: (call: Call) => inputOf(call.name),
    /** Good inputs without waiting, of a call for which nothing has to be made each time. */
    async stream(call: Call): Promise<() => Input> {
      const sample = sampleOf(call)
      const made = await needed(sample)
      return () => sample.input?.(made, ++inputs) ?? {}
    },
  }
}
