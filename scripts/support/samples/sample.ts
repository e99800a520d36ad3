/** The input of a request. */
export interface Input {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  upload?: { type: string; content: Uint8Array }
  /** The caller's access token, if not the default caller's. */
  token?: string
}

// biome-ignore lint/suspicious/noExplicitAny: the parsed JSON response of any endpoint
export type Made = any

/** How to make valid inputs for an endpoint. */
export interface Sample {
  /** `n` is unique per input. `made` is the response of the endpoint named by `once` or `each`. */
  input?: (made: Made, n: number) => Input
  /** The endpoint whose response all inputs share, such as a list of existing records. */
  once?: string
  /** The endpoint to request before each input, for example to add the record that is deleted next. */
  each?: string
  /** The endpoint hashes a password, which is slow on purpose. */
  slow?: true
  /** Why there is no input, for the few endpoints that can't be requested like this. */
  not?: string
}
/** Samples by endpoint name. More words after the name distinguish several samples of one endpoint. */
export type Samples = Record<string, Sample>

/** Makes an input from the id of the record that was created before. */
export const byId =
  (id: (made: Made) => number, name = "id") =>
  (made: Made): Input => ({ query: { [name]: id(made) } })
export const bodyId =
  (id: (made: Made) => unknown, name = "id") =>
  (made: Made): Input => ({ body: { [name]: id(made) } })

/** A picture of 10 × 10 pixels. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQYlWPowAsYRqU7sAAAhfafYTVlXKgAAAAASUVORK5CYII=",
  "base64",
)
export const picture = { type: "image/png", content: png }
