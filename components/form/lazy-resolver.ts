import type { FieldErrors, FieldValues, Resolver, ResolverError } from "react-hook-form"
import type * as z from "zod"
import type { Translate } from "@/lib/core/i18n/translator"

export type FormSchema = z.ZodType<FieldValues, FieldValues>
export type SchemaLoader<S extends FormSchema> = () => Promise<S>

type ErrorMap = (issue: unknown) => string

/** Loads everything that validation needs. A form that has it can be sent when the network is lost. */
export const loadValidation = <S extends FormSchema>(load: SchemaLoader<S>) =>
  Promise.all([import("@hookform/resolvers/zod"), import("@/lib/core/i18n/zod-messages"), load()])

const notLoadedType = "notLoaded"

/** Whether a form was not sent because its validation couldn't be loaded. */
export const notLoaded = ({ root }: FieldErrors): boolean => root?.type === notLoadedType

/**
 * Validates a form by the schema of its endpoint. Schema and zod are loaded when the user starts to fill in the form,
 * or on submit at the latest. Errors are in the user's language.
 */
export function lazyResolver<S extends FormSchema>(
  load: SchemaLoader<S>,
  t: Translate,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values, context, options) => {
    const loaded = await loadValidation(load).catch(() => undefined)
    if (!loaded) return { values: {}, errors: { root: { type: notLoadedType } } } as ResolverError<z.input<S>>
    const [{ zodResolver }, { zodMessages }, schema] = loaded
    // The library's overloads distinguish schema types, which a generic schema does not match.
    const check = zodResolver(schema as z.ZodType<FieldValues, FieldValues>, { error: zodMessages(t) as ErrorMap })
    return (check as unknown as Resolver<z.input<S>, unknown, z.output<S>>)(values, context, options)
  }
}
