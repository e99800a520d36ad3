"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/passkeys/endpoints"
import { createPasskey, PasskeyError, type PasskeyProblem } from "./web-authn"

/** Adds a passkey: confirms the sign-in if necessary, has the browser create one, and registers it. */
export function useAddPasskey() {
  const t = useTranslations("passkeys")
  const showError = useErrorToast()
  const begin = useMutation(endpoints.passkeyRegistrationOptions)
  const register = useMutation(endpoints.addPasskey, { invalidates: [endpoints.listPasskeys] })
  const [problem, setProblem] = useState<PasskeyProblem>()

  async function add() {
    setProblem(undefined)
    try {
      const credential = await createPasskey(await begin.run())
      await register.run({ body: { credential: credential as never } })
      void toast.success(t("added"))
    } catch (error) {
      if (error instanceof PasskeyError) setProblem(error.problem)
      else showError(error)
    }
  }
  return { add, problem }
}
