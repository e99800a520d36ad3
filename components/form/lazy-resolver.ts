import type { FieldValues, Resolver } from "react-hook-form"
import type * as z from "zod"
import type { Translate } from "@/lib/core/i18n/translator"

export type FormSchema = z.ZodType<FieldValues, FieldValues>
export type SchemaLoader<S extends FormSchema> = () => Promise<S>

type ErrorMap = (issue: unknown) => string

/**
 * Checks a form by the schema of its call. Schema and zod are fetched when someone starts to fill the form in, or at the
 * latest when it is sent; what zod says is put in the reader's language.
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
    // The library types its resolver by schema kinds that a generic schema cannot be told apart by.
    const check = zodResolver(schema as z.ZodType<FieldValues, FieldValues>, { error: zodMessages(t) as ErrorMap })
    return (check as unknown as Resolver<z.input<S>, unknown, z.output<S>>)(values, context, options)
  }
}
