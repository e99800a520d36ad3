/** The input of a request. */
export interface Input {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  upload?: { type: string; content: Uint8Array }
  /** The caller's access token, if not the default caller's. */
  token?: string
}

// An answer of any call, looked into by name.
// biome-ignore lint/suspicious/noExplicitAny: answers are parsed JSON of any call
export type Made = any

/** A good input of a call. */
export interface Sample {
  /** `n` differs from one to the next; `made` is what the call named by `once` or `each` answered. */
  input?: (made: Made, n: number) => Input
  /** The call whose answer all inputs may share: one that lists what there is. */
  once?: string
  /** The call to make before each input: what is deleted has to be added first. */
  each?: string
  /** Hashes a password, which is slow on purpose. */
  slow?: true
  /** Why there is no input, for the few calls that can't be made like this. */
  not?: string
}
/** By the name of the call; words after it tell two inputs of one call apart. */
export type Samples = Record<string, Sample>

/** The input is the id of what was made, under the name the call has for it. */
export const byId =
  (id: (made: Made) => number, name = "id") =>
  (made: Made): Input => ({ query: { [name]: id(made) } })
export const bodyId =
  (id: (made: Made) => unknown, name = "id") =>
  (made: Made): Input => ({ body: { [name]: id(made) } })

/** A small picture. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQYlWPowAsYRqU7sAAAhfafYTVlXKgAAAAASUVORK5CYII=",
  "base64",
)
export const picture = { type: "image/png", content: png }
