import type { FieldValues, Resolver } from "react-hook-form"
import type * as z from "zod"
import type { Translate } from "@/lib/core/i18n/translator"

export type FormSchema = z.ZodType<FieldValues, FieldValues>
export type SchemaLoader<S extends FormSchema> = () => Promise<S>

type ErrorMap = (issue: unknown) => string

/**
 * Validates a form by the schema of its endpoint. Schema and zod are loaded when the user starts to fill in the form,
 * or on submit at the latest. Errors are in the user's language.
 */
export function lazyResolver<S extends FormSchema>(
  load: SchemaLoader<S>,
  t: Translate,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values, context, options) => {
    const [{ zodResolver }, { zodMessages }, schema] = await Promise.all([
      import("@hookform/resolvers/zod"),
      import("@/lib/core/i18n/zod-messages"),
      load(),
    ])
    // The library's overloads distinguish schema types, which a generic schema does not match.
    const check = zodResolver(schema as z.ZodType<FieldValues, FieldValues>, { error: zodMessages(t) as ErrorMap })
    return (check as unknown as Resolver<z.input<S>, unknown, z.output<S>>)(values, context, options)
  }
}
