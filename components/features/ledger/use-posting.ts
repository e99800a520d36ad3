"use client"

import { useTranslations } from "next-intl"
import type { FormProblems } from "@/components/form/form-problems"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useFormKey } from "@/lib/core/client/use-form-key"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { CallInput, CallOutput, Endpoint, EndpointReference } from "@/lib/core/http/endpoint"
import { staleAfterEntry } from "./stale"

interface Options<Posted> {
  /** Names the form and its record. */
  form: string
  /** Leaves the form: until then, sending it again gets the same answer. */
  onPosted: (posted: Posted) => void
}

/**
 * Sends a form that posts into the books, exactly once. If an earlier attempt took effect although its response was lost, and
 * the form was changed since, nothing more is posted and the form says so.
 */
export function usePosting<E extends Endpoint>(
  endpoint: EndpointReference<E>,
  { form, onPosted }: Options<CallOutput<E>>,
) {
  const t = useTranslations("ledger")
  const { key, renew } = useFormKey(form)
  const invalidate = useInvalidate()
  return async (input: CallInput<E>): Promise<FormProblems | undefined> => {
    try {
      const posted = await call<E>(endpoint, { ...input, idempotencyKey: key() })
      await invalidate(staleAfterEntry)
      onPosted(posted)
      return undefined
    } catch (error) {
      if (!(error instanceof CallError && error.code === "idempotency_mismatch")) throw error
      renew()
      await invalidate(staleAfterEntry)
      return { message: t("posted.before") }
    }
  }
}
