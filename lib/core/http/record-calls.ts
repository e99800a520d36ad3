import * as z from "zod"
import type { Rule } from "../auth/ability"
import { endpoint } from "./endpoint"
import { id } from "./fields"

// The three calls that nearly every record has. What differs from them is written out with `endpoint`.

interface Named<Can> {
  path: string
  summary: string
  description?: string
  can: Can
}

/** `{ [name]: … }`, as bodies and answers carry a record. */
const under = <const Name extends string, S extends z.ZodType>(name: Name, schema: S) =>
  z.object({ [name]: schema } as Record<Name, S>)

/** Adds a record: it travels under `name`, both ways. */
export const adding = <
  const Name extends string,
  Form extends z.ZodType,
  Row extends z.ZodType,
  const Can extends Rule,
>(
  name: Name,
  form: Form,
  row: Row,
  call: Named<Can>,
) => endpoint({ ...call, method: "POST", body: under(name, form), response: under(name, row), status: 201 })

/** Changes a record: given fields are merged, among them its id. */
export const changing = <
  const Name extends string,
  Form extends z.ZodType,
  Row extends z.ZodType,
  const Can extends Rule,
>(
  name: Name,
  form: Form,
  row: Row,
  call: Named<Can>,
) => endpoint({ ...call, method: "POST", body: under(name, form), response: under(name, row) })

/** Deletes a record by its id and answers that. */
export const removing = <const Can extends Rule>(call: Named<Can>) =>
  endpoint({ ...call, method: "DELETE", query: z.object({ id }), response: z.object({ id: z.int() }) })
