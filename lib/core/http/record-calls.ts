import * as z from "zod"
import type { Rule } from "../auth/ability"
import { type Endpoint, endpoint } from "./endpoint"
import { id } from "./fields"

// The three endpoints that nearly every record has. Others use `endpoint` directly.

interface Named<Can> {
  path: string
  summary: string
  description?: string
  can: Can
  on?: Endpoint["on"]
}

/** The schema `{ [name]: … }` of a record in bodies and responses. */
const wrapped = <const Name extends string, S extends z.ZodType>(name: Name, schema: S) =>
  z.object({ [name]: schema } as Record<Name, S>)

/** An endpoint that adds a record. Body and response hold it under `name`. */
export const addEndpoint = <
  const Name extends string,
  Form extends z.ZodType,
  Row extends z.ZodType,
  const Can extends Rule,
>(
  name: Name,
  form: Form,
  row: Row,
  definition: Named<Can>,
) => endpoint({ ...definition, method: "POST", body: wrapped(name, form), response: wrapped(name, row), status: 201 })

/** An endpoint that changes a record, identified by its `id`. Merges the given fields. */
export const changeEndpoint = <
  const Name extends string,
  Form extends z.ZodType,
  Row extends z.ZodType,
  const Can extends Rule,
>(
  name: Name,
  form: Form,
  row: Row,
  definition: Named<Can>,
) => endpoint({ ...definition, method: "POST", body: wrapped(name, form), response: wrapped(name, row) })

/** An endpoint that deletes a record by its id and returns the id. */
export const removeEndpoint = <const Can extends Rule>(definition: Named<Can>) =>
  endpoint({ ...definition, method: "DELETE", query: z.object({ id }), response: z.object({ id: z.int() }) })
