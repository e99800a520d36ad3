"use client"

import { useCallback, useEffect, useState } from "react"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { Proof } from "@/lib/features/ledger/schema"

/**
 * Verifies the books of a business when the screen opens, and again when asked. Not a query, which would read the whole
 * journal again with each change.
 */
export function useVerification(business: number) {
  const [proof, setProof] = useState<Proof>()
  const [error, setError] = useState<Error>()
  const [isRunning, setRunning] = useState(true)
  const verify = useCallback(
    async (isWanted: () => boolean = () => true) => {
      setRunning(true)
      try {
        const found = await call(endpoints.verifyBooks, { params: { id: business } })
        if (!isWanted()) return
        setProof(found)
        setError(undefined)
      } catch (failure) {
        if (isWanted()) setError(failure as Error)
      }
      setRunning(false)
    },
    [business],
  )
  useEffect(() => {
    let isShown = true
    void verify(() => isShown)
    return () => {
      isShown = false
    }
  }, [verify])
  return { proof, error, isRunning, verify }
}
